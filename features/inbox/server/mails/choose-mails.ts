import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { InboxMailsAbout } from "../../contract/index.ts";
import { inboxAccess } from "../inbox.access.ts";
import { deleteMute, insertMute, listMutes } from "./mute.repository.ts";

/** Which mails the caller gets. */
export function readMails(ctx: Ctx) {
  return query(ctx, inboxAccess.read, ({ db }) => mailsOf(db));
}

/** Switches the mails about what waits for the caller, or about their tasks that are due, on or off. */
export const chooseMails = command(
  "inbox.choose_mails",
  inboxAccess.choose_mails,
  async (ctx, { isOn, about }: { isOn: boolean; about: InboxMailsAbout }) => {
    const isChanged = isOn ? await deleteMute(ctx.db, about) : await insertMute(ctx.db, about, ctx.now());
    if (isChanged) {
      const act = isOn ? "inbox.mails_switched_on" : "inbox.mails_switched_off";
      await ctx.audit({ act, target: [], facts: { about } });
    }
    return mailsOf(ctx.db);
  },
);

async function mailsOf(db: Db) {
  const mutes = await listMutes(db);
  return { isOn: !mutes.includes("waiting"), remindersAreOn: !mutes.includes("reminders") };
}
