# What errors of every part of the program name: values, and what the system says.

# Something else that somebody has already put into words.
as-written = { $text }
shown-nothing = nothing
# What was typed or read, in quotation marks.
shown-text = '{ $text }'
shown-many = a { $kind } of { $n }
shown-kind = a { $kind }

# Why a system refuses what it is asked for.
system-no-name = it is not a valid file name
system-eacces = Permission denied
system-eaddrinuse = Address already in use
system-eaddrnotavail = Cannot assign requested address
system-ebusy = Device or resource busy
system-eexist = File exists
system-efbig = File too large
system-einval = Invalid argument
system-eio = Input/output error
system-eisdir = Is a directory
system-eloop = Too many levels of symbolic links
system-emfile = Too many open files
system-enametoolong = File name too long
system-enodev = No such device
system-enoent = No such file or directory
system-enolck = No locks available
system-enomem = Cannot allocate memory
system-enospc = No space left on device
system-enotdir = Not a directory
system-enotempty = Directory not empty
system-enxio = No such device or address
system-eperm = Operation not permitted
system-erofs = Read-only file system
