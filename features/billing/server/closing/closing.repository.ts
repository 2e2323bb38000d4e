import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../billing-options.ts";

export async function listClosings(db: Db, { provider, isLive }: Mode, limit: number): Promise<string[]> {
  const { rows } = await sql<{ subscription_id: string }>`
    select subscription_id from subscription_closings where provider = ${provider} and is_live = ${isLive}
    order by created_at limit ${limit}`.execute(db);
  return rows.map(({ subscription_id }) => subscription_id);
}

export async function deleteClosing(
  db: Db,
  { provider, isLive }: Mode,
  subscriptionId: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from subscription_closings
    where provider = ${provider} and is_live = ${isLive} and subscription_id = ${subscriptionId}
    returning subscription_id`.execute(db);
  return rows.length > 0;
}
