import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { TimePlace } from "#platform/server/pages/cursors.ts";
import type { NotificationKind } from "../../contract/index.ts";

export interface NotificationRow {
  id: string;
  kind: string;
  actor_id: string | null;
  object_type: string | null;
  object_id: string | null;
  path: string;
  facts: JsonObject;
  count: number;
  created_at: Date;
  read_at: Date | null;
}

/** With its time in microseconds since 1970, by which a list goes on. */
export type ListedNotification = NotificationRow & { created_micros: string };

/** More are not counted: nobody reads the number. */
export const countedAtMost = 100;

export interface NotificationsAsked {
  isUnread: boolean;
  kind: NotificationKind | undefined;
  before: TimePlace | undefined;
  limit: number;
}

/** The caller's notifications of this workspace, newest first. */
export async function listNotifications(
  db: Db,
  { isUnread, kind, before, limit }: NotificationsAsked,
): Promise<ListedNotification[]> {
  const { rows } = await sql<ListedNotification>`
    select id, kind, actor_id, object_type, object_id, path, facts, count, created_at, read_at,
      (extract(epoch from created_at) * 1000000)::bigint::text as created_micros from notifications
    where workspace_id = app.workspace_id() and user_id = auth.uid()
      and (not ${isUnread} or read_at is null) and (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${before === undefined} or (created_at, id) <
        (timestamptz 'epoch' + ${before?.micros ?? "0"}::bigint * interval '1 microsecond', ${before?.id ?? null}::uuid))
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countUnread(db: Db): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (select from notifications
      where workspace_id = app.workspace_id() and user_id = auth.uid() and read_at is null
      limit ${countedAtMost}) as unread`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Where else the person has unread ones. As the product: these are other workspaces. */
export async function countElsewhere(
  db: Db,
  { userId, workspaceId }: { userId: string; workspaceId: string },
): Promise<{ id: string; name: string; unread: number }[]> {
  const { rows } = await sql<{ id: string; name: string; unread: number }>`
    select w.id, w.name, counted.unread from memberships m join workspaces w on w.id = m.workspace_id
    cross join lateral (select count(*)::int as unread from (select from notifications n
      where n.user_id = m.user_id and n.workspace_id = m.workspace_id and n.read_at is null
        and app.may_be_told(n)
      limit ${countedAtMost}) as unread) as counted
    where m.user_id = ${userId} and m.workspace_id <> ${workspaceId} and m.suspended_at is null and counted.unread > 0
    order by lower(w.name), w.id limit 50`.execute(db);
  return rows;
}
