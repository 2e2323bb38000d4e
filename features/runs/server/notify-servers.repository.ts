import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "#platform/server/db/connection-db.ts";
import { prepared } from "#platform/server/db/prepared.ts";

/** Notifies all servers on `channel` when the transaction commits. */
export async function notifyServers(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

/** Like `notifyServers`, but at once and outside a transaction. */
export async function notifyServersAtOnce(
  servicePool: pg.Pool,
  channel: string,
  payload: string,
): Promise<void> {
  await servicePool.query(prepared("select pg_notify($1, $2)", [channel, payload]));
}
