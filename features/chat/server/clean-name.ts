/** Longer names add nothing that tells people apart. */
const mostCharacters = 60;

/**
 * A person's name as a model is told it. People choose their names, so nothing in one may look like the end of the mark
 * or like a line of its own, or hide something from those who read it.
 */
export function cleanName(name: string): string {
  const words = name
    .normalize("NFKC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll(/[^\p{L}\p{M}\p{N} .'’_-]/gu, " ")
    .split(" ")
    .filter((word) => word !== "");
  // By code points: half of a character cannot be stored.
  return [...words.join(" ")].slice(0, mostCharacters).join("").trim() || "somebody";
}
