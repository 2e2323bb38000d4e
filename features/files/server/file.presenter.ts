import { fileProblems, type StoredFile } from "../contract/index.ts";
import type { FileRow } from "./file.repository.ts";

export function presentFile(row: FileRow): StoredFile {
  const { problem } = row;
  return {
    id: row.id,
    name: row.name,
    sizeBytes: row.size_bytes,
    state: row.state,
    kind: row.kind,
    problem: problem && { code: problem, message: fileProblems[problem] },
    pageCount: row.page_count,
    characterCount: row.character_count,
    isCutShort: row.is_cut_short,
    createdAt: row.created_at.toISOString(),
  };
}
