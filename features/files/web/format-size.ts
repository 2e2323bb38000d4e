/** A size in words: "1.4 MB". */
export function formatSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, "KB"] : [bytes / 1_000_000, "MB"];
  return `${size.toLocaleString("en-US", { maximumFractionDigits: size < 10 ? 1 : 0 })} ${unit}`;
}
