/** Let the browser save a text or a blob as a file. */
export function saveFile(name: string, data: string | Blob, type = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(typeof data === "string" ? new Blob([data], { type }) : data);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A name as a part of the name of a file: letters of any kind and digits. */
export const fileName = (name: string): string =>
  name
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
