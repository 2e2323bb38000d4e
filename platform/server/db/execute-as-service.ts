import { CompiledQuery } from "kysely";
import type { Db } from "./connection-db.ts";
import type { Statement } from "./statement.ts";

const becomeService =
  "select set_config('app.caller_role', current_setting('role'), true), set_config('role', 'service_role', true)";
const becomeCallerAgain = "select set_config('role', current_setting('app.caller_role'), true)";
const become = CompiledQuery.raw(becomeService);
const becomeCaller = CompiledQuery.raw(becomeCallerAgain);

/**
 * Runs one statement as `service_role` inside the caller's open transaction. Only the platform (enqueueing a
 * job), the run engine, and commands on a shared conversation that change a colleague's rows use it. All three parts are queued at once, so that no concurrent query of the
 * caller can get in between and bypass the caller's policies.
 */
export async function executeAsService(db: Db, text: string, values: unknown[] = []) {
  const [, { rows }] = await Promise.all([
    db.executeQuery(become),
    db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values)),
    db.executeQuery(becomeCaller),
  ]);
  return { rows };
}

/** The same as statements. They are sent in one turn, so that no other query gets in between. */
export function asService(statement: Statement): Statement[] {
  return [{ text: becomeService, values: [] }, statement, { text: becomeCallerAgain, values: [] }];
}
