import type { Archive } from "../../contract/index.ts";
import type { english } from "./texts/english.ts";

/** Whose data an archive holds, or of which hold. */
export function nameOfArchive({ kind, isOwn, subjectName }: Archive, words: typeof english): string {
  if (isOwn) return words.own;
  return kind === "person"
    ? words.ofPerson(subjectName ?? words.gone)
    : words.ofHold(subjectName ?? words.goneHold);
}
