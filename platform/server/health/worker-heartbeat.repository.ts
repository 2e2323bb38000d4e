import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";

const prefix = "worker.";

export async function recordHeartbeat(db: Db, nodeId: string): Promise<void> {
  await sql`
    insert into installation (key, value) values (${prefix + nodeId}, '{}')
    on conflict (key) do update set updated_at = now()`.execute(db);
}

export async function deleteHeartbeat(db: Db, nodeId: string): Promise<void> {
  await sql`delete from installation where key = ${prefix + nodeId}`.execute(db);
}

/** Whether any worker sent a heartbeat within the last `seconds`. */
export async function hasHeartbeat(db: Db, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from installation
    where starts_with(key, ${prefix}) and updated_at > now() - make_interval(secs => ${seconds}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
