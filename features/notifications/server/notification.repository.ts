import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";
import type { NotificationKind } from "../contract/index.ts";

export interface NewNotifications {
  kind: NotificationKind;
  workspaceId: string;
  actorId: string | null;
  isKeptAtHome: boolean;
  object: { noun: string; id: string } | undefined;
  path: string;
  facts: JsonObject;
  people: { id: string; userId: string }[];
  now: Date;
}

export interface StoredNotification {
  id: string;
  userId: string;
  workspaceId: string;
  count: number;
}

/**
 * Stores a row for each of these people who may act there. An unread one about the same object counts up, and is to be
 * mailed again. As the service: nobody writes notifications of their own.
 */
export async function storeNotifications(
  db: Db,
  { kind, workspaceId, actorId, isKeptAtHome, object, path, facts, people, now }: NewNotifications,
): Promise<StoredNotification[]> {
  const { rows } = await executeAsService(
    db,
    `insert into notifications (workspace_id, id, user_id, kind, actor_id, object_type, object_id, path, facts, created_at)
     select at.workspace_id, told.id, told.user_id, $3::text, $4, $5, $6, $7, $8, $9
     from unnest($1::uuid[], $2::uuid[]) as told(id, user_id)
     cross join lateral (select case when $11 then told.user_id else $10::uuid end as workspace_id) at
     where app.may_act(told.user_id, at.workspace_id) and not exists (
       select from notification_settings s
       where s.workspace_id = at.workspace_id and s.user_id = told.user_id and s.ways ->> $3::text = 'off')
     on conflict (workspace_id, user_id, kind, object_type, object_id) where read_at is null and object_id is not null
     do update set count = notifications.count + 1, actor_id = excluded.actor_id, path = excluded.path,
       facts = excluded.facts, created_at = excluded.created_at, mailed_at = null
     returning id, user_id as "userId", workspace_id as "workspaceId", count`,
    [
      ...[people.map(({ id }) => id), people.map(({ userId }) => userId)],
      ...[kind, actorId, object?.noun ?? null, object?.id ?? null, path, JSON.stringify(facts), now],
      ...[workspaceId, isKeptAtHome],
    ],
  );
  return rows.map(({ id, userId, workspaceId: at, count }) => ({
    ...{ id: String(id), userId: String(userId), workspaceId: String(at), count: Number(count) },
  }));
}

export interface Forgotten {
  workspaceId: string;
  noun: string;
  ids: readonly string[];
  /** Only what leads there, where an object is told of for what is in it. */
  path?: string;
}

/** As the service: they are other people's rows. */
export async function deleteNotificationsAbout(
  db: Db,
  { workspaceId, noun, ids, path }: Forgotten,
): Promise<void> {
  await executeAsService(
    db,
    `delete from notifications where workspace_id = $1 and object_type = $2 and object_id = any($3::uuid[])
       and ($4::text is null or path = $4)`,
    [workspaceId, noun, [...ids], path ?? null],
  );
}
