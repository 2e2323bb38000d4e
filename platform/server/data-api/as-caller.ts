import type { ClientBase } from "pg";
import type { Db } from "../db/connection-db.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import type { DataApiCaller } from "./caller.ts";

const timeoutMs = { anon: 3_000, authenticated: 8_000, service_role: 30_000 };

/** Runs `perform` in one transaction under the role, claims and policies of the caller, for a limited time. */
export function asCaller<Result>(
  services: Services,
  { claims }: DataApiCaller,
  mode: "read" | "write",
  perform: (db: Db) => Promise<Result>,
): Promise<Result> {
  const performInTime = async (db: Db, client: ClientBase) => {
    // Queued in the same flush as the first statement; if it fails, so does that one.
    client
      .query("select set_config('statement_timeout', $1, true)", [String(timeoutMs[claims.role])])
      .catch(() => undefined);
    return perform(db);
  };
  // The caller chooses names and filters, so whoever likes could use up what may be prepared.
  return inTransaction(services.pool, claims, mode, performInTime, { preparesStatements: false });
}
