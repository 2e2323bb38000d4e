import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { MailSettings } from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import * as contract from "../contract/index.ts";
import { deleteDraft } from "./delete-draft.ts";
import { listDrafts } from "./draft.repository.ts";
import { presentDraft, presentMail } from "./mail.presenter.ts";
import { findMail, listMails } from "./outgoing-mail.repository.ts";
import { sendAgain } from "./send-again.ts";
import { sendDraft } from "./send-draft.ts";
import { withdrawMail } from "./withdraw-mail.ts";
import { changeDraft } from "./write-draft.ts";

/** Routes of mails and drafts. */
export function mailRoutes({ holdSeconds }: Pick<MailSettings, "holdSeconds">): (app: App) => void {
  return (app) => {
    app.route(contract.listOutgoingMailsRoute, async (ctx, { query: page }) =>
      presentPage(page, await query(ctx, ({ db }) => listMails(db, rangeOf(page))), (row) =>
        presentMail(ctx, row),
      ),
    );
    app.route(contract.getOutgoingMailRoute, async (ctx, { params }) =>
      presentMail(ctx, await see(ctx, params.id)),
    );
    app.route(contract.withdrawMailRoute, async (ctx, { params }) =>
      presentMail(ctx, await withdrawMail(ctx, params)),
    );
    app.route(contract.sendMailAgainRoute, async (ctx, { params }) =>
      presentMail(ctx, await sendAgain(ctx, { ...params, holdSeconds })),
    );
    app.route(contract.listMailDraftsRoute, async (ctx, { query: page }) =>
      presentPage(page, await query(ctx, ({ db }) => listDrafts(db, rangeOf(page))), presentDraft),
    );
    app.route(contract.changeMailDraftRoute, async (ctx, { params, body }) =>
      presentDraft(await changeDraft(ctx, { ...params, content: body })),
    );
    app.route(contract.deleteMailDraftRoute, async (ctx, { params }) => {
      await deleteDraft(ctx, params);
      return undefined;
    });
    app.route(contract.sendMailDraftRoute, async (ctx, { params }) =>
      presentMail(ctx, await sendDraft(ctx, { ...params, holdSeconds })),
    );
  };
}

async function see(ctx: Ctx, id: string) {
  return (await query(ctx, ({ db }) => findMail(db, id))) ?? fail(contract.mailErrors, "mail.not_found");
}

function rangeOf({ id, cursor, limit }: contract.ListMails) {
  return { id, before: readIdCursor(cursor), limit: limit + 1 };
}

function presentPage<Row extends { id: string }, Item>(
  { limit }: contract.ListMails,
  rows: readonly Row[],
  present: (row: Row) => Item,
): Page<Item> {
  const page = pageOfRows(rows, limit, ({ id }) => id);
  return { ...page, items: page.items.map(present) };
}
