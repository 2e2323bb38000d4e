import type { Page } from "#platform/contract/page.ts";
import { namesOfPeople } from "#platform/server/access/person-names.repository.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { readTimeCursor, timeCursorOf } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { Notification, NotificationKind } from "../../contract/index.ts";
import { notificationAccess } from "../notification.access.ts";
import { presentNotification } from "./notification.presenter.ts";
import { listNotifications } from "./shown.repository.ts";

export interface NotificationsPage {
  state: "all" | "unread";
  kind?: NotificationKind | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** What the caller was told in this workspace, newest first. The cursor is the time and id of a page's last row. */
export async function listNotificationsPage(
  ctx: Ctx,
  { state, kind, cursor, limit }: NotificationsPage,
): Promise<Page<Notification>> {
  const asked = {
    ...{ isUnread: state === "unread", kind, limit: limit + 1 },
    before: readTimeCursor(cursor),
  };
  return query(ctx, notificationAccess.read, async ({ db }) => {
    const rows = await listNotifications(db, asked);
    const page = pageOfRows(rows, limit, ({ created_micros: micros, id }) => timeCursorOf({ micros, id }));
    const actors = page.items.flatMap(({ actor_id: actor }) => actor ?? []);
    const names = await namesOfPeople(db, actors, { withAddress: userOf(ctx).role !== "guest" });
    return { ...page, items: page.items.flatMap((row) => presentNotification(row, names)) };
  });
}
