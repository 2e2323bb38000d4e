import { sql } from "kysely";
import type { Integrity } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface VersionRow {
  id: string;
  artifact_id: string;
  number: number;
  author_id: string | null;
  run_id: string | null;
  note: string;
  restored_from: number | null;
  characters: number;
  created_at: Date;
}

export type VersionWithContent = VersionRow & { content: string };

const facts = sql`v.id, v.artifact_id, v.number, v.author_id, v.run_id, v.note, v.restored_from,
  length(v.content) as characters, v.created_at`;

/** Newest first, before a number. Without contents. */
export async function listVersions(
  db: Db,
  { artifactId, before, limit }: { artifactId: string; before: number | undefined; limit: number },
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${facts} from artifact_versions v
    where v.workspace_id = app.workspace_id() and v.artifact_id = ${artifactId}
      and (${before ?? null}::int is null or v.number < ${before ?? null}::int)
    order by v.number desc limit ${limit}`.execute(db);
  return rows;
}

export async function findVersion(
  db: Db,
  artifactId: string,
  number: number,
): Promise<VersionWithContent | undefined> {
  const { rows } = await sql<VersionWithContent>`
    select ${facts}, v.content from artifact_versions v
    where v.workspace_id = app.workspace_id() and v.artifact_id = ${artifactId} and v.number = ${number}`.execute(
    db,
  );
  return rows[0];
}

/** The version that a tool call wrote. */
export async function findVersionById(db: Db, id: string): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${facts} from artifact_versions v where v.workspace_id = app.workspace_id() and v.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export interface NewVersion {
  id: string;
  artifact_id: string;
  number: number;
  content: string;
  run_id: string | null;
  note: string;
  restored_from: number | null;
  integrity: Integrity;
  readers: readonly string[];
}

/** Stores a version of the caller. */
export async function insertVersion(db: Db, row: NewVersion, at: Date): Promise<void> {
  await sql`
    insert into artifact_versions (workspace_id, id, artifact_id, number, content, author_id, run_id, note,
      restored_from, integrity, readers, created_at)
    values (app.workspace_id(), ${row.id}, ${row.artifact_id}, ${row.number}, ${row.content}, auth.uid(),
      ${row.run_id}, ${row.note}, ${row.restored_from}, ${row.integrity}, ${[...row.readers]}::text[], ${at})`.execute(
    db,
  );
}

/** Who wrote a version of it. */
export async function listAuthors(db: Db, artifactId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct author_id as id from artifact_versions
    where workspace_id = app.workspace_id() and artifact_id = ${artifactId} and author_id is not null`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
