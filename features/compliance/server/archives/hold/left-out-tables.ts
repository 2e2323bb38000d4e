import type { LeftOut } from "../writing/archive-entry.ts";

/** Tables with data of people that no package of a hold has, by the reason. */
const byReason: [why: string, tables: string][] = [
  [
    "how people sign in, and their accounts: the hold keeps them, but they say nothing about a matter",
    `auth.account_closures auth.flow_states auth.former_contacts auth.identities auth.known_devices auth.mfa_amr_claims
     auth.mfa_challenges auth.mfa_factors auth.mfa_recovery_codes auth.one_time_tokens auth.refresh_tokens
     auth.saml_relay_states auth.sessions auth.users auth.webauthn_challenges auth.webauthn_credentials
     public.provisioning_keys public.legal_acceptances public.demos`,
  ],
  [
    "secrets, and what has nothing beside them",
    `public.browser_secrets public.browser_orders public.connection_secrets public.connection_sign_ins
     public.event_sink_secrets public.trigger_secrets`,
  ],
  [
    "indexes over, and copies of, what is here or can be made anew",
    `public.archives public.archive_contents public.bulk_exports public.bulk_export_contents public.event_exports
     public.event_export_contents public.file_passages public.chunks public.chunk_vectors public.collection_words
     public.search_entries public.search_pending
     public.settled_entries public.content_previews public.run_chunks public.redacted_values`,
  ],
  [
    "the product's own working: queues, schedules, and the state of runs",
    `public.browser_sessions public.conversation_reads public.crowded_owners public.event_deliveries public.events
     public.event_sink_positions public.idempotency_keys public.notifications public.outgoing_messages public.rate_limits public.run_instructions
     public.run_redactions public.run_tools public.run_waits public.vector_claims public.schedules public.schedule_slots public.tool_versions`,
  ],
  [
    "settings of people and of the workspace; their changes are audit events",
    `public.access_requests public.connections public.conversation_collections public.connection_health public.connection_tools
     public.directory_group_people public.directory_groups public.directory_people public.dismissed_runs
     public.event_sinks public.filings public.folders public.grants public.http_hosts public.invitations
     public.instruction_versions public.join_links public.join_link_uses public.log_queries public.memberships
     public.model_audiences public.muted_inbox_mails public.notification_settings public.requests public.retention_periods
     public.team_memberships public.teams public.tool_modes public.user_roles public.user_voice_settings public.workspaces`,
  ],
  [
    "plans, payments and usage",
    `public.billing_customers public.billing_notices public.checkout_intents public.entitlement_overrides
     public.model_latencies public.model_usage public.notified_subscriptions public.subscriptions public.usage_budgets
     public.usage_counters public.usage_ledger public.workspace_plans`,
  ],
  [
    "what the assistant remembers of a person: nobody else ever reads it. What it came from is in the conversations",
    "public.memories public.run_memories public.memory_choices public.forgotten_memories",
  ],
  ["holds: hold.json has this one", "public.holds public.hold_subjects"],
];

const listed = byReason.map(([why, tables]) => ({ why, tables: tables.split(/\s+/) }));

export const leftOutOfHolds: readonly string[] = listed.flatMap(({ tables }) => tables);

/** As the manifest says it. */
export const leftOutTables: readonly LeftOut[] = listed.map(({ why, tables }) => ({
  what: `rows of ${tables.map((table) => table.replace("public.", "")).join(", ")}`,
  why,
}));
