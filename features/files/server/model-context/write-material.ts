import type { Passage } from "../../contract/index.ts";

/** How an answer names a passage. The interface recognizes it, and opens the passage. */
export function citation(name: string, place: string): string {
  return `[${name}, ${place}]`;
}

/** The text of a file for a model: a heading for the file, and one for each place. */
export function writeMaterial(name: string, passages: readonly Passage[], isWhole: boolean): string {
  const head = isWhole
    ? `File “${name}”, its whole text.`
    : `File “${name}”, only the passages that fit the question. The rest of the file was not given.`;
  const parts = passages.map(({ place, text }, index) =>
    passages[index - 1]?.place === place ? text : `${citation(name, place)}\n${text}`,
  );
  return [
    `${head} To cite a passage, write its heading in square brackets as it stands here.`,
    ...parts,
  ].join("\n\n");
}
