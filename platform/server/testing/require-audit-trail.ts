import pg from "pg";
import type { Connection } from "../db/pool.ts";
import { unwatchedTables } from "./unwatched-tables.ts";

/** Which nouns of audit events account for a change in a table. Events about other nouns do not. */
export const accountedBy: Record<string, string[]> = {
  admin_claims: ["admin"],
  log_keys: ["log", "master_key"],
  log_witnesses: ["log"],
  retention_periods: ["retention_period", "user", "workspace"],
  erasure_certificates: ["erasure"],
  holds: ["hold", "user", "workspace"],
  hold_subjects: ["hold", "user", "workspace"],
  log_queries: ["log_query", "user", "workspace"],
  agents: ["agent", "user", "workspace", "ownership", "membership"],
  agent_versions: ["agent", "user", "workspace"],
  artifact_versions: ["artifact", "conversation", "user", "workspace"],
  artifacts: ["artifact", "conversation", "ownership", "membership", "user", "workspace"],
  "auth.account_closures": ["account", "user"],
  "auth.api_keys": ["api_key"],
  "auth.former_contacts": ["user", "session", "identity"],
  "auth.identities": ["user", "session", "identity"],
  "auth.known_devices": ["session", "user"],
  "auth.mfa_amr_claims": ["session"],
  "auth.mfa_factors": ["factor", "user", "master_key"],
  "auth.mfa_recovery_codes": ["factor", "user"],
  "auth.oidc_providers": ["sso_provider", "master_key"],
  "auth.one_time_tokens": ["user", "session", "identity", "master_key"],
  "auth.refresh_tokens": ["session", "master_key"],
  "auth.saml_keys": ["saml_key", "master_key"],
  "auth.saml_providers": ["sso_provider"],
  "auth.sessions": ["session"],
  "auth.signing_keys": ["signing_key", "master_key"],
  "auth.sso_domains": ["sso_provider"],
  "auth.sso_providers": ["sso_provider"],
  "auth.users": ["user", "session", "identity"],
  "auth.webauthn_credentials": ["passkey", "factor", "user"],
  billing_customers: ["checkout", "customer", "membership", "user", "workspace"],
  billing_notices: ["notice", "user", "workspace"],
  billing_findings: ["billing_finding"],
  billing_installation: ["billing_installation"],
  billing_retries: ["billing_work"],
  billing_keys: ["billing_key", "master_key"],
  checkout_intents: ["checkout", "user"],
  chosen_stock_voices: ["voice"],
  collections: ["collection", "ownership", "user", "workspace", "membership"],
  documents: ["document", "collection", "user", "workspace", "membership"],
  chunks: ["document", "collection", "user", "workspace", "membership"],
  conversation_collections: ["conversation", "collection", "user", "workspace"],
  conversation_hand_overs: ["conversation", "user"],
  comments: ["comment", "conversation", "user"],
  conversations: [
    "agent",
    "conversation",
    "message",
    "run",
    "model",
    "assistant",
    "user",
    "ownership",
    "membership",
  ],
  demos: ["demo", "user"],
  directory_group_people: ["directory_group", "directory_person", "user"],
  directory_groups: ["directory_group", "user"],
  directory_people: ["directory_person", "user", "membership"],
  entitlement_overrides: ["entitlement_override", "user", "workspace"],
  file_passages: ["file", "conversation", "user", "workspace"],
  files: ["file", "conversation", "user", "workspace"],
  filings: ["conversation", "folder", "user"],
  folders: ["folder", "user"],
  global_settings: ["setting"],
  invitations: ["invitation", "membership", "user", "workspace"],
  join_links: ["join_link", "plan_link", "user", "workspace"],
  join_link_uses: ["join_link", "plan_link", "membership", "user", "workspace"],
  access_requests: ["access_request", "grant", "user", "workspace"],
  grants: [
    "agent",
    "collection",
    "grant",
    "ownership",
    "user",
    "workspace",
    "membership",
    "team",
    "directory_group",
  ],
  content_previews: ["content", "user"],
  contents: ["content", "user"],
  instruction_versions: ["instructions", "user", "workspace"],
  legal_acceptances: ["legal", "user"],
  memories: ["memory", "conversation", "message", "membership", "user", "workspace"],
  forgotten_memories: ["memory", "membership", "user", "workspace"],
  memory_choices: ["memory", "conversation", "membership", "user", "workspace"],
  memberships: ["user", "membership"],
  message_files: ["message", "file", "conversation", "user", "workspace"],
  message_recordings: ["message", "conversation", "user"],
  messages: ["message", "conversation", "run", "model", "assistant", "user"],
  model_audiences: ["model", "model_provider", "team", "directory_group", "user", "workspace"],
  model_prices: ["model_price", "model", "model_provider"],
  recorded_backups: ["backup"],
  model_providers: ["model_provider", "master_key"],
  model_purposes: ["model", "model_provider"],
  models: ["model", "model_provider"],
  plan_entitlements: ["plan_entitlement"],
  plan_prices: ["plan"],
  pricing_plans: ["plan"],
  provisioning_keys: ["provisioning_key", "user"],
  queued_messages: ["message", "conversation", "run", "model", "assistant", "user"],
  bulk_exports: ["bulk_export", "user"],
  event_exports: ["event_export", "user"],
  archives: ["archive", "user"],
  event_sinks: ["event_sink", "user", "workspace"],
  event_sink_secrets: ["event_sink", "master_key", "user", "workspace"],
  public_link_bans: ["public_link"],
  public_links: ["public_link", "conversation", "user", "ownership", "membership"],
  own_redaction_terms: ["redaction", "user"],
  redaction_switches: ["redaction", "model_provider", "user"],
  runs: ["run", "model", "assistant", "user"],
  subscription_closings: ["customer", "membership", "subscription", "user", "workspace"],
  subscriptions: ["subscription", "user", "workspace"],
  requests: ["request", "team", "directory_group", "membership", "user", "workspace"],
  team_memberships: ["team", "directory_group", "directory_person", "membership", "user", "workspace"],
  teams: ["team", "directory_group", "user", "workspace"],
  tool_modes: ["tool", "user", "workspace"],
  approvals: ["approval", "tool_call", "run", "user"],
  mail_drafts: ["mail", "mail_draft", "user"],
  outgoing_mails: ["mail", "tool_call", "user"],
  tasks: ["task", "user", "membership"],
  connections: ["connection", "user", "workspace", "membership"],
  connection_secrets: ["connection", "master_key", "user", "workspace"],
  connection_sign_ins: ["connection", "user", "workspace"],
  connection_tools: ["connection", "connection_tool", "user", "workspace"],
  http_hosts: ["http_host", "user", "workspace"],
  browser_secrets: ["browser_secret", "master_key", "user", "workspace"],
  questions: ["question", "tool_call", "run", "user"],
  dismissed_runs: ["run", "user"],
  notification_settings: ["notification", "membership", "user", "workspace"],
  muted_inbox_mails: ["inbox", "notification", "user"],
  tool_calls: ["tool_call", "run", "user"],
  triggers: ["trigger", "user", "workspace", "membership"],
  trigger_firings: ["trigger", "user", "workspace"],
  trigger_secrets: ["trigger", "master_key", "user", "workspace", "membership"],
  trial_redemptions: ["checkout", "trial", "user"],
  usage_budgets: ["usage_budget", "user", "workspace"],
  user_roles: ["admin", "user"],
  user_voice_settings: ["voice_settings", "user"],
  voices: ["voice"],
  webhook_events: ["webhook"],
  workspace_plans: ["workspace_plan", "subscription", "user", "workspace"],
  workspaces: ["user", "workspace"],
};

/**
 * Installs triggers in a database and its copies. A transaction that changed a row of a watched table fails
 * at commit unless it stored an audit event about it in the row's workspace. Each test of a command thereby
 * also tests its audit trail. Throws when a table is not listed here, or a listed one does not exist.
 */
export async function requireAuditTrail(superuser: Connection): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    requireAllListed(await readTableNames(client));
    await client.query(
      "create index if not exists audit_events_by_transaction on audit_events (transaction_id)",
    );
    await client.query(requireAudit);
    for (const [table, nouns] of Object.entries(accountedBy)) await client.query(watch(table, nouns));
  } finally {
    await client.end();
  }
}

async function readTableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'auth') and c.relkind = 'r'`,
  );
  return rows.map(({ name }) => name);
}

/** Throws when the lists and the database differ. */
export function requireAllListed(tables: string[]): void {
  const listed = [...unwatchedTables, ...Object.keys(accountedBy)];
  const unlisted = tables.filter((table) => !listed.includes(table));
  if (unlisted.length > 0) throw new Error(`Say which acts account for changes of: ${unlisted.join(", ")}`);
  const gone = listed.filter((table) => !tables.includes(table));
  if (gone.length > 0) throw new Error(`These tables do not exist: ${gone.join(", ")}`);
}

/** The lease of a run (its server and expiry) needs no audit event. Every other change of a run does. */
const unlessLeaseOnly = `when (
  old.cancel_requested_at is distinct from new.cancel_requested_at or new.status <> 'running')`;

const requireAudit = `
create schema testing;
create function testing.require_audit() returns trigger language plpgsql security definer as $$
declare
  changed jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  if current_setting('app.audit_exempt', true) = 'on' then return null; end if;
  if not exists (
    select from audit_events
    where transaction_id = pg_current_xact_id() and split_part(act, '.', 1) = any (tg_argv)
      and workspace_id = coalesce((changed ->> 'workspace_id')::uuid, workspace_id)
  ) then
    raise exception 'A row of % was changed (%) without an audit event about it', tg_table_name, tg_op;
  end if;
  return null;
end
$$`;

function watch(table: string, nouns: string[]): string {
  const call = `execute function testing.require_audit(${nouns.map((noun) => pg.escapeLiteral(noun)).join(", ")})`;
  const when = table === "runs" ? unlessLeaseOnly : "";
  return `
    create constraint trigger require_audit after insert or delete on ${table}
      deferrable initially deferred for each row ${call};
    create constraint trigger require_audit_of_update after update on ${table}
      deferrable initially deferred for each row ${when} ${call};`;
}
