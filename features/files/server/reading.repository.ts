import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { FileProblem, Passage } from "../contract/index.ts";
import type { FileKey } from "./file.repository.ts";
import type { ReadText } from "./reading/read-text.ts";

export interface TakenFile extends FileKey {
  userId: string;
  contentHash: string;
  name: string;
  /** How often reading has begun, and the fence of this reader. */
  attempt: number;
}

/** Begins to read a file. Undefined when there is nothing to read any more. */
export async function takeFile(db: Db, { workspaceId, id }: FileKey): Promise<TakenFile | undefined> {
  const { rows } = await sql<TakenFile>`
    update files set attempts = attempts + 1, updated_at = now()
    where workspace_id = ${workspaceId} and id = ${id} and state = 'reading'
    returning workspace_id as "workspaceId", id, user_id as "userId", content_hash as "contentHash", name,
      attempts as attempt`.execute(db);
  return rows[0];
}

/** Stores the text of a file. False when another reader has begun meanwhile. */
export async function storeText(db: Db, file: TakenFile, text: ReadText): Promise<boolean> {
  const { workspaceId, id, attempt } = file;
  const { rows } = await sql`
    update files set state = 'ready', kind = ${text.kind}, page_count = ${text.pageCount},
      character_count = ${text.characterCount}, is_cut_short = ${text.isCutShort}, updated_at = now()
    where workspace_id = ${workspaceId} and id = ${id} and state = 'reading' and attempts = ${attempt}
    returning 1`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    insert into file_passages (workspace_id, file_id, number, place, text)
    select ${workspaceId}, ${id}, p.number, p.place, p.text
    from unnest(${text.passages.map(({ place }) => place)}::text[], ${text.passages.map((one) => one.text)}::text[])
      with ordinality as p (place, text, number)`.execute(db);
  return true;
}

/** Ends reading for good. False when another reader has begun meanwhile. */
export async function storeProblem(db: Db, file: TakenFile, problem: FileProblem): Promise<boolean> {
  const { rows } = await sql`
    update files set state = 'failed', problem = ${problem}, updated_at = now()
    where workspace_id = ${file.workspaceId} and id = ${file.id} and state = 'reading'
      and attempts = ${file.attempt} returning 1`.execute(db);
  return rows.length > 0;
}

/** The passages of a file behind a number, in order. */
export async function listPassages(
  db: Db,
  fileId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Passage[]> {
  const { rows } = await sql<Passage>`
    select number, place, text from file_passages
    where workspace_id = app.workspace_id() and file_id = ${fileId} and number > ${after}
    order by number limit ${limit}`.execute(db);
  return rows;
}
