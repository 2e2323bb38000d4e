import { CompiledQuery } from "kysely";
import type { Db } from "./connection-db.ts";

const become = CompiledQuery.raw(
  "select set_config('app.caller_role', current_setting('role'), true), set_config('role', 'service_role', true)",
);
const becomeCaller = CompiledQuery.raw("select set_config('role', current_setting('app.caller_role'), true)");

/**
 * Runs one statement of the platform (a job to send) or of the run engine as `service_role` inside the caller's open
 * transaction.
 * All three parts are queued at once, so that no query which the caller runs beside it gets in between and
 * steps past the caller's policies. No other feature calls it.
 */
export async function executeAsService(db: Db, text: string, values: unknown[] = []) {
  const [, { rows }] = await Promise.all([
    db.executeQuery(become),
    db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values)),
    db.executeQuery(becomeCaller),
  ]);
  return { rows };
}
