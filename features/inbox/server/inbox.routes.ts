import { query } from "#platform/server/command.ts";
import type { App } from "#platform/server/http/app.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import {
  chooseInboxMailsRoute,
  dismissRunRoute,
  findInboxItemRoute,
  getLimitRoute,
  listInboxRoute,
  readInboxMailsRoute,
} from "../contract/index.ts";
import { dismissRun } from "./failed/dismiss-run.ts";
import { findTypeOfItem } from "./find-type-of-item.repository.ts";
import { inboxAccess } from "./inbox.access.ts";
import { getLimit } from "./limits/limit.presenter.ts";
import { listInbox } from "./list-inbox.ts";
import { chooseMails, readMails } from "./mails/choose-mails.ts";

export function inboxRoutes(app: App): void {
  app.route(listInboxRoute, (ctx, { query: { cursor, limit, list } }) =>
    listInbox(ctx, { list, before: readIdCursor(cursor), limit }),
  );
  app.route(findInboxItemRoute, async (ctx, { params }) => ({
    type: await query(ctx, inboxAccess.read, ({ db }) => findTypeOfItem(db, params.id)),
  }));
  app.route(getLimitRoute, (ctx, { params }) => getLimit(ctx, params.id));
  app.route(dismissRunRoute, async (ctx, { params }) => {
    await dismissRun(ctx, params);
    return undefined;
  });
  app.route(readInboxMailsRoute, (ctx) => readMails(ctx));
  app.route(chooseInboxMailsRoute, (ctx, { body }) => chooseMails(ctx, body));
}
