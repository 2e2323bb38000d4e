import type { Page } from "#platform/contract/page.ts";
import { namesOfPeople } from "#platform/server/access/person-names.repository.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
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
    before: cursor === undefined ? undefined : readCursor(cursor),
  };
  return query(ctx, notificationAccess.read, async ({ db }) => {
    const rows = await listNotifications(db, asked);
    const page = rows.slice(0, limit);
    const actors = page.flatMap(({ actor_id: actor }) => actor ?? []);
    const names = await namesOfPeople(db, actors, { withAddress: userOf(ctx).role !== "guest" });
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      items: page.flatMap((row) => presentNotification(row, names)),
      nextCursor: last ? `${last.created_at.getTime()}_${last.id}` : null,
    };
  });
}

function readCursor(cursor: string): { atMs: number; id: string } {
  const [ms = "", id = "", ...rest] = cursor.split("_");
  if (!/^\d{1,14}$/.test(ms) || !isUuid(id) || rest.length > 0) {
    fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
  }
  return { atMs: Number(ms), id };
}
