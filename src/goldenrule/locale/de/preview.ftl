preview-join = { $first }; { $second }
