/** Lines such as `[name]: https://example.com`, which any block may refer to; joined, or empty. */
export function findLinkDefinitions(text: string): string {
  if (!text.includes("]:")) return "";
  return (text.match(/^ {0,3}\[[^\]^][^\]]*\]:[ \t]*\S+.*\n/gm) ?? []).join("");
}

/** Notes at the foot would be cut from their marks by the blocks, so they are shown as they are written. */
export function keepFootnotesAsText(text: string): string {
  return text.replace(/^( {0,3})\[\^([^\]\s]+)\]:/gm, "$1\\[^$2\\]:");
}
