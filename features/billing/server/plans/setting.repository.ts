import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Sets or removes a public setting; true when changed. */
export async function setPublicSetting(db: Db, key: string, value: string | undefined): Promise<boolean> {
  if (value === undefined) {
    const { rows } = await sql`
      delete from global_settings where setting_key = ${key} returning setting_key`.execute(db);
    return rows.length > 0;
  }
  const { rows } = await sql`
    insert into global_settings (setting_key, setting_value, is_public) values (${key}, ${value}, true)
    on conflict (setting_key) do update
      set setting_value = excluded.setting_value, is_public = true, updated_at = now()
      where global_settings.setting_value <> excluded.setting_value or not global_settings.is_public
    returning setting_key`.execute(db);
  return rows.length > 0;
}
