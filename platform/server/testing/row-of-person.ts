import { newId } from "../ids.ts";
import { type CatalogueTable, sampleRow } from "./sample-row.ts";

/** Somebody whose rows a test makes. The one at place 1 is in the workspace of the one at place 0. */
export interface Person {
  name: string;
  place: number;
  userId: string;
  workspaceId: string;
}

function has(table: CatalogueTable, column: string) {
  return table.columns.some(({ name }) => name === column);
}

/** The columns that say whose a row is; absent for tables of the installation. */
export function ownerColumns(table: CatalogueTable, { userId, workspaceId }: Person) {
  if (table.name === "public.workspaces") return { id: workspaceId };
  if (table.name === "auth.users") return { id: userId };
  const columns = {
    ...(has(table, "workspace_id") ? { workspace_id: workspaceId } : {}),
    ...(has(table, "user_id") ? { user_id: userId } : {}),
    ...(has(table, "actor_id") ? { actor_type: "user", actor_id: userId } : {}),
  };
  return Object.keys(columns).length > 0 ? columns : undefined;
}

/** Values that no rule about types can know. */
const special: Record<string, Record<string, unknown>> = {
  "auth.users": { email: null },
  // Owners and admins read the events of their workspace.
  "public.memberships": { role: "member" },
  "auth.api_keys": { kind: "secret", publishable_key: null },
  "auth.signing_keys": { status: "retired" },
  "auth.saml_keys": { status: "retired" },
  "public.content_previews": { language: "en", body: "{}" },
  "public.retention_periods": { kind: "conversations", days: 30 },
  "public.triggers": { kind: "webhook", proof: "bearer" },
  "public.trigger_firings": {
    outcome: "skipped",
    run_id: null,
    conversation_id: null,
    reason: "It still ran.",
  },
  "public.contents": { language: "en", body: "{}" },
  "public.legal_acceptances": { language: "en" },
  "public.pricing_plans": { currency: "usd", features: "[]" },
  "public.chosen_stock_voices": { engine: "openai" },
  // Open, for seats.
  "public.requests": {
    ...{
      wants: "seats",
      role: null,
      team_id: null,
      seats: 1,
      ended_as: null,
      ended_at: null,
      decided_by: null,
    },
  },
  "public.notifications": { path: "/chat" },
  // Refused by the model.
  "public.chunk_vectors": { signs: "", vector: null },
  // Into the workspace; the others give a plan.
  "public.join_links": { role: "member", plan_key: null, plan_ends_at: null },
  "public.teams": { parent_id: null, lead_id: null, directory_group_id: null },
  // A plan or a team, not both.
  "public.model_audiences": { plan_key: "business", team_id: null, team_workspace_id: null },
  "public.model_providers": { kind: "openai" },
  "public.model_prices": { provider_kind: "openai", model_pattern: "*" },
};

const purposes = ["fast", "vision", "embedding"];

/** A valid row of the person. No two people's rows of a table are in each other's way. */
export function rowOf(table: CatalogueTable, person: Person) {
  const row = sampleRow(table, { ...special[table.name], ...ownerColumns(table, person) });
  // Versions count within a workspace.
  if (table.name === "public.instruction_versions" && person.place === 1) return { ...row, number: 2 };
  // An entry is an event or a checkpoint.
  if (table.name === "public.log_entries") return { ...row, event_id: newId() };
  // One log of a workspace is open.
  if (table.name === "public.logs" && person.place === 1)
    return { ...row, generation: 2, closed_at: new Date() };
  // One row for each purpose.
  if (table.name === "public.model_purposes") return { ...row, purpose: purposes[person.place] };
  // One of a kind for each workspace.
  if (table.name === "public.retention_periods" && person.place === 1) return { ...row, kind: "tasks" };
  // Two people share one workspace row.
  return table.name === "public.workspaces" && person.place === 1 ? { ...row, id: newId() } : row;
}

/** Rows that `person` must not reach. */
export function foreign(table: CatalogueTable, person: Person): { where: string; values: string[] } {
  const { userId, workspaceId } = person;
  if (table.name === "public.workspaces") return { where: "id <> $1", values: [workspaceId] };
  if (table.name === "auth.users") return { where: "id <> $1", values: [userId] };
  const column = ["user_id", "actor_id"].find((name) => has(table, name));
  if (column) return { where: `${column}::text <> $1`, values: [userId] };
  return { where: "workspace_id <> $1", values: [workspaceId] };
}
