import type { Retention } from "./retention.ts";

/** Rows with a short purpose: events for browsers, answered keys, full buckets, messages. */
export const platformRetention: Retention[] = [
  { table: "events", column: "created_at", keepFor: { hours: 48 } },
  { table: "idempotency_keys", column: "created_at", keepFor: { hours: 48 } },
  { table: "rate_limits", column: "updated_at", keepFor: { hours: 2 } },
  // Heartbeats of workers that ended without saying so.
  {
    table: "installation",
    column: "updated_at",
    keepFor: { hours: 2 },
    where: { key: { startsWith: "worker." } },
  },
  { table: "outgoing_messages", column: "created_at", keepFor: { days: 30 } },
  { table: "outgoing_messages", column: "created_at", keepFor: { hours: 24 }, where: { is_last: true } },
  { table: "schedule_slots", column: "fired_at", keepFor: { days: 7 } },
];
