import { useTexts } from "#platform/web/language/texts.ts";
import type { Archive } from "../../contract/index.ts";
import { FileRow } from "../exports/file-row.tsx";
import { archiveTexts } from "./texts/archive-texts.ts";
import type { english } from "./texts/english.ts";
import { useArchiveActs } from "./use-archives.ts";

/** An archive: how far it is, or its zip. */
export function ArchiveRow({ one }: { one: Archive }) {
  const words = useTexts(archiveTexts);
  return <FileRow one={one} name={nameOfArchive(one, words)} words={words} acts={useArchiveActs()} />;
}

/** Whose data an archive holds, or of which hold. */
function nameOfArchive({ kind, isOwn, subjectName }: Archive, words: typeof english): string {
  if (isOwn) return words.own;
  return kind === "person"
    ? words.ofPerson(subjectName ?? words.gone)
    : words.ofHold(subjectName ?? words.goneHold);
}
