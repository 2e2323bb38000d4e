import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ProviderKind } from "../contract/model.ts";

export interface ProviderRow {
  id: string;
  kind: ProviderKind;
  name: string;
  base_url: string | null;
  /** Encrypted. Only `openProviderKey` reads it. */
  api_key: string | null;
  is_enabled: boolean;
  position: number;
  updated_at: Date;
}

export type NewProvider = Pick<ProviderRow, "id" | "kind" | "name" | "base_url" | "api_key">;

/** Adds a provider at the end. Undefined when its name is taken. */
export async function insertProvider(db: Db, row: NewProvider): Promise<ProviderRow | undefined> {
  const { rows } = await sql<ProviderRow>`
    insert into model_providers (id, kind, name, base_url, api_key, position)
    values (${row.id}, ${row.kind}, ${row.name}, ${row.base_url}, ${row.api_key},
      (select coalesce(max(position), 0) + 1 from model_providers))
    on conflict (name) do nothing
    returning *`.execute(db);
  return rows[0];
}

export async function listProviders(db: Db): Promise<ProviderRow[]> {
  const { rows } = await sql<ProviderRow>`select * from model_providers order by position, id`.execute(db);
  return rows;
}

export async function deleteProviderById(db: Db, id: string): Promise<void> {
  await sql`delete from model_providers where id = ${id}`.execute(db);
}
