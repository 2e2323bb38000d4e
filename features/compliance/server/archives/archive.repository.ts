import { sql } from "kysely";
import { type MadeFile, madeColumns } from "#platform/server/background-files/made-columns.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Archive, ArchiveKind } from "../../contract/index.ts";
import { archiveFiles } from "./archive-files.ts";

export interface ArchiveRow extends MadeFile {
  kind: ArchiveKind;
  subject_id: string;
  /** Of the person or the hold, as it is now. */
  subject_name: string | null;
  state: Archive["state"];
  problem: Archive["problem"];
}

export type ArchiveKey = Pick<ArchiveRow, "workspace_id" | "id">;
export type Person = Pick<ArchiveRow, "workspace_id" | "user_id">;

const columns = sql`${madeColumns(archiveFiles, "a")}, a.kind, a.subject_id,
  case a.kind
    when 'person' then (select coalesce(u.email, app.name_of_person(u.id)) from auth.users u where u.id = a.subject_id)
    else (select h.name from holds h where h.workspace_id = a.workspace_id and h.id = a.subject_id)
  end as subject_name`;

/** An archive, whoever asked for it. For background work. */
export async function getArchive(db: Db, { workspace_id, id }: ArchiveKey): Promise<ArchiveRow | undefined> {
  const { rows } = await sql<ArchiveRow>`
    select ${columns} from archives a where workspace_id = ${workspace_id} and id = ${id}`.execute(db);
  return rows[0];
}

/** The archives that the person asked for in this workspace, newest first. */
export async function listArchives(db: Db, { workspace_id, user_id }: Person): Promise<ArchiveRow[]> {
  const { rows } = await sql<ArchiveRow>`
    select ${columns} from archives a where workspace_id = ${workspace_id} and user_id = ${user_id}
    order by created_at desc, id limit 50`.execute(db);
  return rows;
}

export async function insertArchive(
  db: Db,
  row: Pick<ArchiveRow, "workspace_id" | "id" | "user_id" | "kind" | "subject_id">,
): Promise<void> {
  await sql`
    insert into archives (workspace_id, id, user_id, kind, subject_id)
    values (${row.workspace_id}, ${row.id}, ${row.user_id}, ${row.kind}, ${row.subject_id})`.execute(db);
}

export async function deleteArchive(db: Db, { workspace_id, id }: ArchiveKey): Promise<void> {
  await sql`delete from archives where workspace_id = ${workspace_id} and id = ${id}`.execute(db);
}

/** How many archives the person has in all workspaces, and how many of them are being made. */
export async function countArchives(db: Db, userId: string): Promise<{ kept: number; open: number }> {
  const { rows } = await sql<{ kept: number; open: number }>`
    select count(*)::int as kept, count(*) filter (where state in ('waiting', 'writing'))::int as open
    from archives where user_id = ${userId}`.execute(db);
  return rows[0] ?? { kept: 0, open: 0 };
}

/** Whether a legal hold keeps something of the account. */
export async function isHeld(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ is_held: boolean }>`
    select app.hold_on_account(${userId}) is not null as is_held`.execute(db);
  return rows[0]?.is_held ?? false;
}

/** Deletes packages of holds that were released or have ended. */
export async function deletePackagesOver(db: Db, now: Date, limit: number): Promise<ArchiveKey[]> {
  const { rows } = await sql<ArchiveKey>`
    delete from archives where (workspace_id, id) in (
      select a.workspace_id, a.id from archives a
      left join holds h on h.workspace_id = a.workspace_id and h.id = a.subject_id
      where a.kind = 'hold' and (h.id is null or h.released_at is not null or h.ends_at <= ${now})
      limit ${limit} for update of a skip locked)
    returning workspace_id, id`.execute(db);
  return rows;
}

/** Whether the person of an archive has an account, or its hold stands. */
export async function hasSubject(
  db: Db,
  { kind, subject_id, workspace_id }: Pick<ArchiveRow, "kind" | "subject_id" | "workspace_id">,
): Promise<boolean> {
  const { rows } =
    kind === "person"
      ? await sql`select 1 from auth.users where id = ${subject_id} and deleted_at is null`.execute(db)
      : await sql`
          select 1 from holds where workspace_id = ${workspace_id} and id = ${subject_id}
            and released_at is null and (ends_at is null or ends_at > now())`.execute(db);
  return rows.length > 0;
}
