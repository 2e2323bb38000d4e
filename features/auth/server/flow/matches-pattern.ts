/**
 * Whether the address fits a pattern of the allow list: `*` stands for anything without a dot or slash, `**` for
 * anything, `?` for one character that is neither.
 */
export function matchesPattern(pattern: string, address: string): boolean {
  const source = pattern.replace(/\*\*|[*?]|[^*?]+/g, (piece) => {
    if (piece === "**") return ".*";
    if (piece === "*") return "[^./]*";
    return piece === "?" ? "[^./]" : piece.replace(/[\\^$.|+()[\]{}/-]/g, "\\$&");
  });
  return new RegExp(`^${source}$`, "u").test(address);
}
