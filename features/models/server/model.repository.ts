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
  /** Null: never tested, so the capabilities are assumed. */
  tested_at: Date | null;
  is_enabled: boolean;
  is_default: boolean;
  /** The place in the order in which models replace a failing default. Null: it replaces none. */
  fallback_position: number | null;
  /** True: only `audiences` may use it. */
  is_restricted: boolean;
}

/** One group that may use a restricted model: a plan's workspaces, or a team. */
export type AudienceRow =
  | { plan_key: string; team_workspace_id: null; team_id: null }
  | { plan_key: null; team_workspace_id: string; team_id: string };

/** When the circuit breaker lets calls pass. */
export interface BreakerRow {
  failures_in_row: number;
  paused_until: Date | null;
  trial_until: Date | null;
}

/** A model with its provider, and what decides whether it is asked. */
export interface ModelWithProvider extends ModelRow {
  provider: ProviderRow;
  audiences: AudienceRow[];
  breaker: BreakerRow;
}

const columns = sql`m.id, m.provider_id, m.model_id, m.label, m.capabilities, m.context_tokens, m.tested_at,
  m.is_enabled, m.is_default, m.fallback_position, m.is_restricted`;

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

type Read = Omit<ModelWithProvider, "breaker"> & BreakerRow;

/** All models: the default first, then those that replace it in their order, then by provider. */
export async function listModelRows(db: Db): Promise<ModelWithProvider[]> {
  const { rows } = await sql<Read>`
    select ${columns}, json_build_object('id', p.id, 'kind', p.kind, 'name', p.name, 'base_url', p.base_url,
      'api_key', p.api_key, 'is_enabled', p.is_enabled, 'position', p.position, 'updated_at', p.updated_at) as provider,
      coalesce((select json_agg(json_build_object('plan_key', a.plan_key, 'team_workspace_id', a.team_workspace_id,
        'team_id', a.team_id) order by a.plan_key, a.team_id) from model_audiences a where a.model_id = m.id), '[]') as audiences,
      coalesce(h.failures_in_row, 0) as failures_in_row, h.paused_until, h.trial_until
    from models m join model_providers p on p.id = m.provider_id left join model_health h on h.model_id = m.id
    order by m.is_default desc, m.is_enabled desc, m.fallback_position nulls last, p.position, m.label, m.id`.execute(
    db,
  );
  return rows.map(({ failures_in_row, paused_until, trial_until, ...row }) => ({
    ...row,
    breaker: { failures_in_row, paused_until, trial_until },
  }));
}

/**
 * Enables a model, as the last to replace a failing default; or disables it. A disabled model loses the
 * default and its place.
 */
export async function updateModelEnabled(db: Db, id: string, isEnabled: boolean): Promise<void> {
  await sql`
    update models set is_enabled = ${isEnabled}, is_default = is_default and ${isEnabled}, updated_at = now(),
      fallback_position = case
        when not ${isEnabled}::boolean or not (capabilities ->> 'chat')::boolean then null
        when is_enabled then fallback_position
        else (select coalesce(max(fallback_position), 0) + 1 from models) end
    where id = ${id}`.execute(db);
}

export async function updateDefaultModel(db: Db, id: string): Promise<void> {
  await sql`update models set is_default = false, updated_at = now() where is_default and id <> ${id}`.execute(
    db,
  );
  await sql`update models set is_default = true, updated_at = now() where id = ${id}`.execute(db);
}

/** Stores what a test found. `contextTokens` null keeps what is known. */
export async function updateTestedModel(
  db: Db,
  id: string,
  found: { capabilities: ModelCapabilities; contextTokens: number | null; now: Date },
): Promise<void> {
  await sql`
    update models set capabilities = ${JSON.stringify(found.capabilities)}::jsonb,
      context_tokens = coalesce(${found.contextTokens}::int, context_tokens), tested_at = ${found.now},
      updated_at = now()
    where id = ${id}`.execute(db);
}

/** Gives these models their places, in this order. All others lose theirs. */
export async function updateFallbackOrder(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update models set fallback_position = array_position(${ids}::uuid[], id), updated_at = now()
    where fallback_position is distinct from array_position(${ids}::uuid[], id)`.execute(db);
}

export async function deleteModelById(db: Db, id: string): Promise<void> {
  await sql`delete from models where id = ${id}`.execute(db);
}
