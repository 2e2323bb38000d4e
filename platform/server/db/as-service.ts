import { sql } from "kysely";
import type { Db } from "./connection-db.ts";

/**
 * Runs platform work (a job to send, a key to make) as `service_role` inside the caller's open
 * transaction and then becomes the caller again. Features never call it: they would step past their
 * own policies.
 */
export async function asService<Result>(db: Db, perform: () => Promise<Result>): Promise<Result> {
  const { rows } = await sql<{ role: string }>`
    select current_setting('role') as role, set_config('role', 'service_role', true)`.execute(db);
  const becomeCaller = () => sql`select set_config('role', ${rows[0]?.role ?? "anon"}, true)`.execute(db);
  try {
    const result = await perform();
    await becomeCaller();
    return result;
  } catch (error) {
    // The transaction may still be usable, and whoever catches this must not go on with other rights.
    await becomeCaller().catch(() => undefined);
    throw error;
  }
}
