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

/** Stores an encrypted key. False when the provider does not exist. */
export async function updateProviderKey(db: Db, id: string, sealed: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update model_providers set api_key = ${sealed}, updated_at = now() where id = ${id}`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Providers after the one with the id `after`, in their order, with the number of their models. */
export async function listProviderPage(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<(ProviderRow & { model_count: number })[]> {
  const { rows } = await sql<ProviderRow & { model_count: number }>`
    select p.*, (select count(*)::int from models m where m.provider_id = p.id) as model_count
    from model_providers p
    where ${after ?? null}::uuid is null or (p.position, p.id) >
      (select l.position, l.id from model_providers l where l.id = ${after ?? null}::uuid)
    order by p.position, p.id limit ${limit}`.execute(db);
  return rows;
}
