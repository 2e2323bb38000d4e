import type { Archive } from "../../contract/index.ts";
import type { ArchiveRow } from "./archive.repository.ts";

export function presentArchive(row: ArchiveRow): Archive {
  return {
    ...{ id: row.id, kind: row.kind, subjectId: row.subject_id, subjectName: row.subject_name },
    isOwn: row.kind === "person" && row.subject_id === row.user_id,
    ...{ state: row.state, problem: row.problem, doneCount: row.done_count, share: row.share },
    sizeBytes: row.size_bytes,
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
