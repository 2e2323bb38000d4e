import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";

export interface SecretRow {
  id: string;
  user_id: string;
  name: string;
  origin: string;
  sealed_value: string;
  automatic_at: Date | null;
  used_at: Date | null;
  created_at: Date;
}

export const mostSecrets = 100;

/** For sealing, and for the rotation of the master key. */
export const sealedBrowserSecrets: SealedColumn = {
  table: "browser_secrets",
  column: "sealed_value",
  idColumn: "id",
  context: (id) => `browser_secrets/${id}/sealed_value`,
};

/** A person's own, by row-level security. */
export async function listSecrets(db: Db): Promise<SecretRow[]> {
  const { rows } = await sql<SecretRow>`
    select * from browser_secrets order by lower(name) limit ${mostSecrets}`.execute(db);
  return rows;
}

export async function findSecret(db: Db, id: string): Promise<SecretRow | undefined> {
  const { rows } = await sql<SecretRow>`select * from browser_secrets where id = ${id}`.execute(db);
  return rows[0];
}

export async function findSecretByName(db: Db, name: string): Promise<SecretRow | undefined> {
  const { rows } = await sql<SecretRow>`
    select * from browser_secrets where lower(name) = lower(${name}) limit 1`.execute(db);
  return rows[0];
}

/** Undefined when the name is taken. */
export async function insertSecret(
  db: Db,
  row: Omit<SecretRow, "used_at" | "created_at"> & { workspaceId: string },
): Promise<SecretRow | undefined> {
  const { rows } = await sql<SecretRow>`
    insert into browser_secrets (workspace_id, id, user_id, name, origin, sealed_value, automatic_at)
    values (${row.workspaceId}, ${row.id}, ${row.user_id}, ${row.name}, ${row.origin}, ${row.sealed_value},
      ${row.automatic_at})
    on conflict do nothing returning *`.execute(db);
  return rows[0];
}

export async function deleteSecretRow(db: Db, id: string): Promise<void> {
  await sql`delete from browser_secrets where id = ${id}`.execute(db);
}

export async function markUsed(db: Db, id: string): Promise<void> {
  await sql`update browser_secrets set used_at = now() where id = ${id}`.execute(db);
}
