import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

export async function hasProvedAddress(db: Db, userId: string): Promise<boolean> {
  const { rows } = await executeAsService(db, "select app.has_proved_address($1) as proved", [userId]);
  return rows[0]?.proved === true;
}
