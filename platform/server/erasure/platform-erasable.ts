import type { ErasableTable } from "./erasable-table.ts";

/** Personal rows of the platform itself. The audit trail stays; its keys are destroyed last. */
export const platformErasable: ErasableTable[] = [
  { table: "events", columns: ["workspace_id", "user_id"], isNaming: true },
  { table: "event_deliveries", columns: ["workspace_id"] },
  { table: "schedules", columns: ["workspace_id"] },
  { table: "idempotency_keys", columns: ["workspace_id", "user_id"], isNaming: true },
  { table: "outgoing_messages", columns: ["user_id"], isNaming: true },
  { table: "rate_limits", columns: ["key"], isSuffix: true, isNaming: true },
];
