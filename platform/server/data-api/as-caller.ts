import type { ClientBase } from "pg";
import type { Db } from "../db/connection-db.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import type { DataApiCaller } from "./caller.ts";

const timeoutMs = { anon: 3_000, authenticated: 8_000, service_role: 30_000 };

/** Runs `perform` in one transaction under the caller's role, claims and policies, with a time limit. */
export function asCaller<Result>(
  services: Services,
  { claims }: DataApiCaller,
  mode: "read" | "write",
  perform: (db: Db) => Promise<Result>,
): Promise<Result> {
  const performInTime = async (db: Db, client: ClientBase) => {
    // Queued in the same flush as the first statement. If it fails, that statement fails too.
    client
      .query("select set_config('statement_timeout', $1, true)", [String(timeoutMs[claims.role])])
      .catch(() => undefined);
    return perform(db);
  };
  // Callers choose names and filters, so anyone could exhaust the prepared statements.
  return inTransaction(services.pool, claims, mode, performInTime, { preparesStatements: false });
}
