/**
 * Tables that need no audit event: journals and streams (their end is audited), counters, caches, and the
 * audit itself. Every other table is watched.
 */
export const unwatchedTables: readonly string[] = [
  "events",
  // How far an erasure has come, whose steps are events, and its certificates.
  "erasures",
  "event_deliveries",
  // Declared schedules. A command that adds one audits its own purpose.
  "schedules",
  "schedule_slots",
  "data_keys",
  "audit_events",
  // The proof of audit events, and by what these are found. An entry is no event, or there would be no end.
  "logs",
  "log_entries",
  "log_tiles",
  "log_checkpoints",
  "log_sequencer",
  "log_cosignatures",
  "log_witness_states",
  "audit_facets",
  "idempotency_keys",
  "rate_limits",
  "installation",
  "schema_migrations",
  // What a search reads: made from audited texts.
  "search_entries",
  "settled_entries",
  "search_pending",
  "crowded_owners",
  // Their servers and moments, like leases. Opening, taking over, handing back and ending are audited.
  "browser_sessions",
  "browser_orders",
  "browser_pictures",
  "run_chunks",
  "run_steps",
  "run_instructions",
  "run_redactions",
  "redacted_values",
  "run_tools",
  "tool_versions",
  "run_waits",
  "user_sessions",
  "user_events",
  ...["uncounted_sessions", "uncounted_events", "uncounted_steps"],
  "analytics_counts",
  "analytics_vitals",
  "analytics_visitors",
  "analytics_steps",
  "analytics_measurements",
  "counters",
  "outgoing_messages",
  // Which message each person has seen last: a mark, no act.
  "conversation_reads",
  // What a run was given with its first step, like its instructions.
  "run_memories",
  // Told as part of acts that are audited; reading one is no act.
  "notifications",
  "usage_counters",
  "usage_ledger",
  "model_calls",
  "model_usage",
  "model_latencies",
  "auth.flow_states",
  "auth.mfa_challenges",
  "auth.webauthn_challenges",
  "auth.saml_relay_states",
  "auth.used_saml_assertions",
  "auth.message_gaps",
  "notified_subscriptions",
  "demo_days",
  // Contents of files. The files are watched.
  "file_blobs",
  // Bytes of exports, and how far they have come. The exports are watched.
  "bulk_export_contents",
  "event_export_contents",
  "archive_contents",
  // How far receivers of events are, like leases. What was sent to them are the events themselves.
  "event_sink_positions",
  // Counted and made from passages. The documents are watched.
  "collection_words",
  "chunk_vectors",
  "vector_claims",
  "model_health",
  "connection_health",
  "model_call_counts",
];
