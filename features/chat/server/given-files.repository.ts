import { sql } from "kysely";
import type { GivenFile } from "#features/files/contract/index.ts";
import { contentHashesOf } from "#features/files/server/index.ts";
import type { RunRow } from "#features/runs/server/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

const given: readonly GivenFile["as"][] = ["whole", "passages", "image"];

/** The files that the model of an answer was given, each with the hash of its content if the caller may read it. */
export async function listGivenFiles(
  db: Db,
  { workspace_id, message_id }: Pick<RunRow, "workspace_id" | "message_id">,
): Promise<{ name: string; contentHash: string | null }[]> {
  if (!message_id) return [];
  const { rows } = await sql<{ given_files: GivenFile[] | null }>`
    select given_files from messages where workspace_id = ${workspace_id} and id = ${message_id}`.execute(db);
  const files = (rows[0]?.given_files ?? []).filter(({ as }) => given.includes(as));
  if (files.length === 0) return [];
  const ids = files.map(({ fileId }) => fileId);
  const hashes = await contentHashesOf(db, ids);
  return files.map(({ fileId, name }) => ({ name, contentHash: hashes.get(fileId) ?? null }));
}
