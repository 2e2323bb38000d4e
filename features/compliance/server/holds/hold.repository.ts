import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface HoldRow {
  workspace_id: string;
  id: string;
  name: string;
  reason: string;
  is_whole: boolean;
  made_from: Date | null;
  made_until: Date | null;
  placed_by: string;
  placed_at: Date;
  ends_at: Date | null;
  released_by: string | null;
  released_at: Date | null;
}

export type NewHold = Omit<HoldRow, "released_by" | "released_at">;

/** Lets running deletions of the workspace end, and has later ones wait for this transaction. */
export async function lockForPlacing(db: Db, workspaceId: string): Promise<void> {
  await sql`select app.lock_holds(${workspaceId}, true)`.execute(db);
}

export async function countStanding(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from holds
    where workspace_id = ${workspaceId} and released_at is null and (ends_at is null or ends_at > now())`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function insertHold(db: Db, hold: NewHold): Promise<void> {
  await sql`
    insert into holds (workspace_id, id, name, reason, is_whole, made_from, made_until, placed_by, placed_at, ends_at)
    values (${hold.workspace_id}, ${hold.id}, ${hold.name}, ${hold.reason}, ${hold.is_whole}, ${hold.made_from},
      ${hold.made_until}, ${hold.placed_by}, ${hold.placed_at}, ${hold.ends_at})`.execute(db);
}

/** A hold of the workspace, locked. */
export async function lockHold(db: Db, workspaceId: string, id: string): Promise<HoldRow | undefined> {
  const { rows } = await sql<HoldRow>`
    select * from holds where workspace_id = ${workspaceId} and id = ${id} for update`.execute(db);
  return rows[0];
}

export async function storeEnd(db: Db, { id }: HoldRow, endsAt: Date | null): Promise<void> {
  await sql`update holds set ends_at = ${endsAt} where id = ${id}`.execute(db);
}

export async function storeRelease(
  db: Db,
  { id }: HoldRow,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await sql`update holds set released_by = ${by}, released_at = ${at} where id = ${id}`.execute(db);
}
