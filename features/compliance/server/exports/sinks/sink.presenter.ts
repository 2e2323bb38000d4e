import type { EventSink } from "../../../contract/index.ts";
import type { SeenSink } from "./position.repository.ts";

/** An event is signed within seconds; a delivery follows at once. */
const currentSeconds = 30;

export function presentSink(row: SeenSink, now: Date): EventSink {
  const seconds = row.waiting_since
    ? Math.max(0, Math.round((now.getTime() - row.waiting_since.getTime()) / 1_000))
    : 0;
  const isOldUsed = row.previous_until !== null && row.previous_until > now;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    address: row.address,
    categories: row.categories,
    state: stateOf(row, seconds),
    lag: { events: row.waiting, seconds },
    deliveredCount: row.delivered_count,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    failure:
      row.failures > 0 && row.failed_at
        ? {
            words: row.error ?? "",
            at: row.failed_at.toISOString(),
            attempts: row.failures,
            retryAt: row.retry_at?.toISOString() ?? null,
          }
        : null,
    oldSecretUntil: isOldUsed ? (row.previous_until?.toISOString() ?? null) : null,
    createdAt: row.created_at.toISOString(),
  };
}

function stateOf({ paused_at, failures }: SeenSink, seconds: number): EventSink["state"] {
  if (paused_at) return "paused";
  if (failures > 0) return "failing";
  return seconds <= currentSeconds ? "current" : "behind";
}
