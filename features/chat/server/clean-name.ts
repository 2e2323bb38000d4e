/** Longer names add nothing that tells people apart. */
const mostCharacters = 60;

/**
 * A person's name as a model is told it. People choose their names, so nothing in one may look like the end of the mark
 * or like a line of its own.
 */
export function cleanName(name: string): string {
  const words = name
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{M}\p{N} .'’_-]/gu, " ")
    .split(" ")
    .filter((word) => word !== "");
  return words.join(" ").slice(0, mostCharacters).trim() || "a former member";
}
