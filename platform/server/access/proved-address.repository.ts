import type { Db } from "../db/connection-db.ts";
import { executeAsService } from "../db/execute-as-service.ts";

/** Whether a person has proved an address or a number. As the service: people read no accounts. */
export async function hasProvedAddress(db: Db, userId: string): Promise<boolean> {
  const { rows } = await executeAsService(db, "select app.has_proved_address($1) as proved", [userId]);
  return rows[0]?.proved === true;
}
