import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { NotificationSettings } from "../../contract/index.ts";

export interface SettingsRow {
  ways: Partial<Record<string, string>>;
  digest: NotificationSettings["digest"];
  digest_at: string;
  quiet_from: string | null;
  quiet_to: string | null;
  time_zone: string;
}

/** The caller's settings in this workspace, if they chose any. */
export async function findSettings(db: Db): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`
    select ways, mail_rhythm as digest, to_char(mail_at, 'HH24:MI') as digest_at, to_char(quiet_from, 'HH24:MI') as quiet_from,
      to_char(quiet_to, 'HH24:MI') as quiet_to, time_zone
    from notification_settings where workspace_id = app.workspace_id() and user_id = auth.uid()`.execute(db);
  return rows[0];
}

export async function storeSettings(
  db: Db,
  { ways, digest, digestAt, quiet, timeZone }: NotificationSettings,
  at: Date,
): Promise<void> {
  await sql`
    insert into notification_settings
      (workspace_id, user_id, ways, mail_rhythm, mail_at, quiet_from, quiet_to, time_zone, updated_at)
    values (app.workspace_id(), auth.uid(), ${JSON.stringify(ways)}, ${digest}, ${digestAt}, ${quiet?.from ?? null},
      ${quiet?.to ?? null}, ${timeZone}, ${at})
    on conflict (workspace_id, user_id) do update set ways = excluded.ways, mail_rhythm = excluded.mail_rhythm,
      mail_at = excluded.mail_at, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
      time_zone = excluded.time_zone, updated_at = excluded.updated_at`.execute(db);
}
