import { sql } from "kysely";
import type { Integrity } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ArtifactKind } from "../contract/index.ts";

export interface ArtifactRow {
  workspace_id: string;
  id: string;
  user_id: string;
  conversation_id: string;
  created_by: string | null;
  kind: ArtifactKind;
  title: string;
  language: string | null;
  version: number;
  integrity: Integrity;
  readers: string[];
  written_by: string | null;
  /** The one who wrote all of it is a guest, or has left. */
  is_outsiders: boolean;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export const artifactColumns = sql`a.workspace_id, a.id, a.user_id, a.conversation_id, a.created_by, a.kind, a.title, a.language,
  a.version, a.integrity, a.readers, a.written_by, a.created_at, a.updated_at, a.deleted_at,
  a.written_by is not null and app.is_outsider(a.workspace_id, a.written_by) as is_outsiders`;

/** An artifact that the caller may read, also a deleted one. */
export async function findArtifact(db: Db, id: string): Promise<ArtifactRow | undefined> {
  const { rows } = await sql<ArtifactRow>`
    select ${artifactColumns} from artifacts a where a.workspace_id = app.workspace_id() and a.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Undefined as well for one that the caller may only read. */
export async function lockArtifact(db: Db, id: string): Promise<ArtifactRow | undefined> {
  const { rows } = await sql<ArtifactRow>`
    select ${artifactColumns} from artifacts a
    where a.workspace_id = app.workspace_id() and a.id = ${id} for update of a`.execute(db);
  return rows[0];
}

/** Those of a conversation, the last changed first. */
export async function listArtifactsOf(db: Db, conversationId: string, limit: number): Promise<ArtifactRow[]> {
  const { rows } = await sql<ArtifactRow>`
    select ${artifactColumns} from artifacts a
    where a.workspace_id = app.workspace_id() and a.conversation_id = ${conversationId} and a.deleted_at is null
    order by a.updated_at desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}

export type NewArtifact = Pick<
  ArtifactRow,
  | "id"
  | "user_id"
  | "conversation_id"
  | "kind"
  | "title"
  | "language"
  | "integrity"
  | "readers"
  | "written_by"
>;

/** Stores an artifact that the caller makes. False when one with this id exists. */
export async function insertArtifact(db: Db, row: NewArtifact, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into artifacts (workspace_id, id, user_id, conversation_id, created_by, kind, title, language, integrity,
      readers, written_by, created_at, updated_at)
    values (app.workspace_id(), ${row.id}, ${row.user_id}, ${row.conversation_id}, auth.uid(), ${row.kind},
      ${row.title}, ${row.language}, ${row.integrity}, ${row.readers}::text[], ${row.written_by}, ${at}, ${at})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

export type ArtifactChange = Partial<
  Pick<
    ArtifactRow,
    "title" | "language" | "version" | "integrity" | "readers" | "written_by" | "updated_at" | "deleted_at"
  >
>;

/** Stores a change of a locked artifact. */
export async function updateArtifact(
  db: Db,
  id: string,
  { readers, ...change }: ArtifactChange,
): Promise<void> {
  const set = Object.entries(change).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
  if (readers) set.push(sql`readers = ${readers}::text[]`);
  await sql`
    update artifacts set ${sql.join(set)} where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
}
