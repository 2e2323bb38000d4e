import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { inboxAccess } from "../inbox.access.ts";
import { deleteMute, hasMute, insertMute } from "./mute.repository.ts";

/** Whether the caller gets mails about what waits for them. */
export function wantsMails(ctx: Ctx): Promise<boolean> {
  return query(ctx, inboxAccess.read, async ({ db }) => !(await hasMute(db)));
}

/** Switches the mails about what waits for the caller on or off. */
export const chooseMails = command(
  "inbox.choose_mails",
  inboxAccess.choose_mails,
  async (ctx, { isOn }: { isOn: boolean }) => {
    const isChanged = isOn ? await deleteMute(ctx.db) : await insertMute(ctx.db, ctx.now());
    if (isChanged)
      await ctx.audit({ act: isOn ? "inbox.mails_switched_on" : "inbox.mails_switched_off", target: [] });
    return { isOn };
  },
);
