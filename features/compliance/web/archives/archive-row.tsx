import { useTexts } from "#platform/web/language/texts.ts";
import type { Archive } from "../../contract/index.ts";
import { FileRow } from "../exports/file-row.tsx";
import { nameOfArchive } from "./name-of-archive.ts";
import { archiveTexts } from "./texts/archive-texts.ts";
import { useArchiveActs } from "./use-archives.ts";

/** An archive: how far it is, or its zip. */
export function ArchiveRow({ one }: { one: Archive }) {
  const words = useTexts(archiveTexts);
  return <FileRow one={one} name={nameOfArchive(one, words)} words={words} acts={useArchiveActs()} />;
}
