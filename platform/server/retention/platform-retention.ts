import type { Retention } from "./retention.ts";

/** Rows with a short purpose: events for browsers, answered keys, full buckets, messages. */
export const platformRetention: Retention[] = [
  { table: "events", column: "created_at", keepFor: { hours: 48 }, isTechnical: true },
  { table: "idempotency_keys", column: "created_at", keepFor: { hours: 48 }, isTechnical: true },
  { table: "rate_limits", column: "updated_at", keepFor: { hours: 2 }, isTechnical: true },
  // Heartbeats of workers that ended without saying so.
  {
    table: "installation",
    column: "updated_at",
    keepFor: { hours: 2 },
    isTechnical: true,
    where: { key: { startsWith: "worker." } },
  },
  { table: "outgoing_messages", column: "created_at", keepFor: { days: 30 }, isTechnical: true },
  {
    table: "outgoing_messages",
    column: "created_at",
    keepFor: { hours: 24 },
    where: { is_last: true },
    isTechnical: true,
  },
  { table: "schedule_slots", column: "fired_at", keepFor: { days: 7 }, isTechnical: true },
];
