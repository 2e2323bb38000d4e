import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ModelCapabilities } from "../contract/model.ts";
import type { ProviderRow } from "./provider.repository.ts";

export interface ModelRow {
  id: string;
  provider_id: string;
  model_id: string;
  label: string;
  capabilities: ModelCapabilities;
  context_tokens: number | null;
  is_enabled: boolean;
  is_default: boolean;
}

/** A model with its provider. */
export interface ModelWithProvider extends ModelRow {
  provider: ProviderRow;
}

const columns = sql`m.id, m.provider_id, m.model_id, m.label, m.capabilities, m.context_tokens, m.is_enabled,
  m.is_default`;

/** Adds a model, disabled. Returns the existing one if the provider already has it. */
export async function insertModel(
  db: Db,
  row: Pick<ModelRow, "id" | "provider_id" | "model_id" | "label">,
): Promise<ModelRow> {
  const { rows } = await sql<ModelRow>`
    insert into models as m (id, provider_id, model_id, label)
    values (${row.id}, ${row.provider_id}, ${row.model_id}, ${row.label})
    on conflict (provider_id, model_id) do update set updated_at = now()
    returning ${columns}`.execute(db);
  const [stored] = rows;
  if (!stored) throw new Error("The model was not stored.");
  return stored;
}

/** All models: default first, then by provider. */
export async function listModelRows(db: Db): Promise<ModelWithProvider[]> {
  const { rows } = await sql<ModelWithProvider>`
    select ${columns}, json_build_object('id', p.id, 'kind', p.kind, 'name', p.name, 'base_url', p.base_url,
      'api_key', p.api_key, 'is_enabled', p.is_enabled, 'position', p.position, 'updated_at', p.updated_at) as provider
    from models m join model_providers p on p.id = m.provider_id
    order by m.is_default desc, p.position, m.label, m.id`.execute(db);
  return rows;
}

/** Enables or disables a model. A disabled model loses the default. */
export async function updateModelEnabled(db: Db, id: string, isEnabled: boolean): Promise<void> {
  await sql`
    update models set is_enabled = ${isEnabled}, is_default = is_default and ${isEnabled}, updated_at = now()
    where id = ${id}`.execute(db);
}

export async function updateDefaultModel(db: Db, id: string): Promise<void> {
  await sql`update models set is_default = false, updated_at = now() where is_default and id <> ${id}`.execute(
    db,
  );
  await sql`update models set is_default = true, updated_at = now() where id = ${id}`.execute(db);
}

export async function updateModelCapabilities(
  db: Db,
  id: string,
  capabilities: ModelCapabilities,
): Promise<void> {
  await sql`
    update models set capabilities = ${JSON.stringify(capabilities)}::jsonb, updated_at = now()
    where id = ${id}`.execute(db);
}
