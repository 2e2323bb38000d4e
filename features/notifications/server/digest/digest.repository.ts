import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { mailedByDefault } from "../../contract/index.ts";
import type { NotificationRow } from "../reading/shown.repository.ts";
import type { SettingsRow } from "../settings/settings.repository.ts";

export interface Place {
  workspaceId: string;
  userId: string;
}

export type WaitingForMail = Place & { oldest: Date } & Partial<Omit<SettingsRow, "ways">>;

/** Older ones are not mailed: they are no news. */
const newsDays = 7;

/** Unread, not mailed yet, and of a kind that its person wants by mail. */
const toMail = (now: Date) => sql`
  n.read_at is null and n.mailed_at is null
  and n.created_at > ${now}::timestamptz - make_interval(days => ${newsDays})
  and coalesce(s.ways ->> n.kind, case when n.kind = any(${[...mailedByDefault]}::text[]) then 'mail' end) = 'mail'
  and s.mail_rhythm is distinct from 'never'`;

const settings = sql`
  left join notification_settings s on s.workspace_id = n.workspace_id and s.user_id = n.user_id`;

const hasMailbox = sql`u.email <> '' and u.email_confirmed_at is not null`;

/** People with something to mail, with a proved address, who may act there. In pages, for background work. */
export async function listWaitingForMail(
  db: Db,
  { after, now, limit }: { after: Place | undefined; now: Date; limit: number },
): Promise<WaitingForMail[]> {
  const { rows } = await sql<WaitingForMail>`
    select waiting.workspace_id as "workspaceId", waiting.user_id as "userId", waiting.oldest, s.mail_rhythm as digest,
      to_char(s.mail_at, 'HH24:MI') as digest_at, to_char(s.quiet_from, 'HH24:MI') as quiet_from,
      to_char(s.quiet_to, 'HH24:MI') as quiet_to,
      coalesce(s.time_zone, u.raw_user_meta_data ->> 'timezone') as time_zone
    from (
      select n.workspace_id, n.user_id, min(n.created_at) as oldest from notifications n ${settings}
      join auth.users u on u.id = n.user_id and ${hasMailbox}
      where ${toMail(now)} and (${after === undefined}
        or (n.user_id, n.workspace_id) > (${after?.userId ?? null}::uuid, ${after?.workspaceId ?? null}::uuid))
      group by n.user_id, n.workspace_id having app.may_act(n.user_id, n.workspace_id)
      order by n.user_id, n.workspace_id limit ${limit}) waiting
    join auth.users u on u.id = waiting.user_id
    left join notification_settings s on s.workspace_id = waiting.workspace_id and s.user_id = waiting.user_id
    order by waiting.user_id, waiting.workspace_id`.execute(db);
  return rows;
}

/**
 * Takes what is to be mailed to a person, newest first. Whoever takes it mails it, in the same transaction. What they may
 * not read any more is taken and not returned.
 */
export async function takeToMail(
  db: Db,
  { workspaceId, userId }: Place,
  now: Date,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    with taken as (
      update notifications mailed set mailed_at = ${now} from notifications n ${settings}
      where n.workspace_id = ${workspaceId} and n.user_id = ${userId} and ${toMail(now)}
        and mailed.workspace_id = n.workspace_id and mailed.id = n.id
        and mailed.mailed_at is null and mailed.read_at is null
      returning mailed.*, app.may_be_told(mailed) as is_theirs)
    select * from taken where is_theirs order by created_at desc, id desc`.execute(db);
  return rows;
}

export interface Reader {
  email: string;
  raw_user_meta_data: JsonObject;
  role: string;
  workspace_name: string;
}

/** Somebody with a proved address who may act in the workspace. */
export async function findReader(db: Db, { workspaceId, userId }: Place): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select u.email, u.raw_user_meta_data, m.role, w.name as workspace_name
    from memberships m join auth.users u on u.id = m.user_id join workspaces w on w.id = m.workspace_id
    where m.workspace_id = ${workspaceId} and m.user_id = ${userId} and ${hasMailbox}
      and app.may_act(u.id, m.workspace_id)`.execute(db);
  return rows[0];
}
