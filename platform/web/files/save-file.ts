/** Gives a text or bytes to the browser as a download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the address once this task is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A file name from a title: letters and digits of any script, at most 60 characters. */
export function fileNameOf(title: string, ending: string, untitled = "conversation"): string {
  const words = title.normalize("NFKC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = [...words.join("-")].slice(0, 60).join("");
  return `${name || untitled}.${ending}`;
}
