import { randomUUID } from "node:crypto";
import type pg from "pg";
import {
  insertOf,
  type SampleRow,
  sampleRow,
  type TableColumn,
} from "#platform/server/testing/sample-row.ts";
import type { PersonalSchema } from "./personal-tables.ts";

export interface CanaryPerson {
  userId: string;
  /** Part of every text stored about the person, and of no other. */
  canary: string;
  /** Where all rows are. Their personal one by default. */
  workspaceId?: string;
}

/** Created by the product together with the user. */
const madeBySigningUp = ["auth.users", "public.workspaces"];

/** Values that the column types do not determine. */
const special: Record<string, SampleRow> = {
  "auth.webauthn_credentials": { transports: "{usb}" },
  // A known person has no pending confirmation.
  "public.directory_people": { awaited_email: null },
  // A running one would be queued for cancellation at the provider.
  "public.subscriptions": { status: "canceled" },
  // The name of its content in the store.
  "public.file_blobs": { content_hash: "a".repeat(64) },
  "public.files": { content_hash: "a".repeat(64) },
  "public.documents": {
    ...{ content_hash: null, source: "text", address: null, state: "ready", problem: null },
    ...{ refresh_hours: null },
  },
  // Refused by the model.
  "public.chunk_vectors": { signs: "", vector: null },
  // Facets are ids and closed words.
  "public.audit_facets": { facet: "outcome:failed" },
  // One export and its zip, or tidying finds a zip without an export.
  "public.bulk_exports": { id: "0193a5c0-0000-7000-8000-000000000001" },
  "public.bulk_export_contents": { id: "0193a5c0-0000-7000-8000-000000000001" },
  // None that is being made, which would count against the next.
  "public.archives": { id: "0193a5c0-0000-7000-8000-000000000004", state: "failed" },
  "public.archive_contents": { id: "0193a5c0-0000-7000-8000-000000000004" },
  "public.event_exports": { id: "0193a5c0-0000-7000-8000-000000000003" },
  "public.event_export_contents": { id: "0193a5c0-0000-7000-8000-000000000003" },
  // A plan or a team, not both. These belong to the installation.
  "public.model_audiences": { plan_key: null },
  "public.retention_periods": { kind: "conversations", days: "30" },
  // Two-letter codes.
  "public.content_previews": { language: "en" },
  "public.legal_acceptances": { language: "en" },
  "public.filings": { state: "in_folder" },
  // For one person, not for the readers of an object.
  "public.events": { object_type: null, object_id: null },
  // What stays of a call names nobody.
  "public.model_calls": {
    ...{
      request_id: "run:1:1",
      purpose: "chat",
      provider: "Vendor",
      provider_kind: "openai",
      model: "large",
    },
    ...{ host: "conversation", error_code: null, place: 1, answered_by: "large-2026-01" },
  },
  "public.model_usage": { purpose: "chat", provider: "Vendor", model: "large" },
  "public.model_latencies": { purpose: "chat", provider: "Vendor", model: "large" },
  // One that nobody has decided.
  "public.approvals": {
    ...{ status: "requested", decided_by: null, decided_at: null, approved_hash: null, needs_other: false },
  },
  // An answer has a time.
  "public.questions": { answered_at: "2026-01-01" },
  // A draft that belongs to the agent.
  "public.agents": { id: "0193a5c0-0000-7000-8000-000000000002" },
  "public.agent_versions": {
    ...{
      agent_id: "0193a5c0-0000-7000-8000-000000000002",
      state: "superseded",
      number: null,
      published_at: null,
      text_integrity: "user",
    },
  },
  // A webhook, and a firing of it that started nothing.
  "public.triggers": {
    ...{ kind: "webhook", cron: null, missed: null, proof: "bearer", event: null, contains: null },
    ...{ paused_at: null, paused_because: null },
  },
  "public.trigger_secrets": { sealed_previous: null, previous_until: null },
  "public.trigger_firings": { outcome: "skipped", conversation_id: null, run_id: null },
  // A chart would have a form.
  "public.artifacts": { kind: "document", deleted_at: null, integrity: "user" },
  // A first comment, on the whole message.
  "public.comments": { reply_to: null, quote: null, quote_start: null, mentions: "[]", resolved_by: null },
  "public.messages": { mentions: "[]" },
  "public.queued_messages": { mentions: "[]" },
  // Seats, which were declined.
  "public.requests": {
    ...{ wants: "seats", role: null, team_id: null, seats: 1, ended_as: "declined", ended_at: "2026-01-01" },
  },
  // A team by itself.
  "public.teams": { parent_id: null, lead_id: null, directory_group_id: null },
  // Into the workspace; the others give a plan.
  "public.join_links": { role: "member", plan_key: null, plan_ends_at: null },
  // About nothing in particular, with a path of the product.
  "public.notifications": { object_type: null, path: "/chat", count: "1" },
  // A worker would claim a queued one. Only a list stands for hand-overs.
  "public.runs": { status: "succeeded", hand_overs: "[]" },
};

/**
 * Stores a row of the person in every personal table, with the canary in each text. With `elsewhere`, only in
 * tables whose rows a person may have in that workspace of other people.
 */
export async function fillPersonalTables(
  client: pg.ClientBase,
  { tables, keys, declared }: PersonalSchema,
  { userId, canary, ...person }: CanaryPerson,
  elsewhere?: string,
): Promise<void> {
  const workspaceId = elsewhere ?? person.workspaceId ?? userId;
  const rows = new Map<string, SampleRow>([
    ["auth.users", { id: userId }],
    ["public.workspaces", { id: workspaceId }],
  ]);
  for (const table of tables) {
    if (madeBySigningUp.includes(table.name)) continue;
    const has = (name: string) => table.columns.some((column) => column.name === name);
    if (elsewhere && !(has("workspace_id") && has("user_id"))) continue;
    const given: SampleRow = {};
    for (const column of table.columns) if (isText(column)) given[column.name] = textIn(column, canary);
    const entry = declared.get(table.name);
    for (const name of entry?.columns ?? []) given[name] = entry?.isSuffix ? `x:${userId}` : userId;
    if (has("user_id")) given.user_id = userId;
    if (has("workspace_id")) given.workspace_id = workspaceId;
    for (const key of keys.filter(({ table: name }) => name === table.name)) {
      const parent = rows.get(key.parent);
      if (!parent) continue;
      for (const [index, name] of key.columns.entries()) given[name] = parent[key.parentColumns[index] ?? ""];
    }
    const row = sampleRow(table, { ...given, ...special[table.name] });
    if (has("id") && !row.id) row.id = randomUUID();
    rows.set(table.name, row);
    const { text, values } = insertOf(table, row);
    // Some rows exist since sign-up.
    await client.query({ text: `${text} on conflict do nothing`, values: values ?? [] });
  }
}

function isText({ type, allowed }: TableColumn): boolean {
  return allowed.length === 0 && /^(text|jsonb)$/.test(type);
}

function textIn({ type }: TableColumn, canary: string): string {
  return type === "jsonb" ? JSON.stringify({ canary }) : canary;
}
