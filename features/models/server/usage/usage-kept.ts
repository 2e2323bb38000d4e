import type { ErasableTable } from "#platform/server/erasure/erasable-table.ts";
import type { Retention } from "#platform/server/retention/retention.ts";

const hourly = { column: "starts_at", keepFor: { days: 40 }, where: { grain: "hour" } };
/** As long as the ledger. */
const daily = { column: "starts_at", keepFor: { days: 400 }, where: { grain: "day" } };

export const usageRetention: Retention[] = [
  { table: "model_calls", column: "ended_at", keepFor: { days: 90 }, where: { is_counted: true } },
  { table: "model_usage", ...hourly },
  { table: "model_latencies", ...hourly },
  { table: "model_usage", ...daily },
  { table: "model_latencies", ...daily },
];

/** The person and the personal workspace are forgotten; what was used and paid stays. */
export const usageErasable: ErasableTable[] = [
  { table: "model_calls", columns: ["workspace_id", "user_id"], isNaming: true, keepsRows: true },
  { table: "model_usage", columns: ["workspace_id", "user_id"], isNaming: true, keepsRows: true },
  { table: "model_latencies", columns: ["workspace_id"], isNaming: true, keepsRows: true },
];
