import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { queueMessage } from "#platform/server/mail/queue-message.ts";
import { recipientsOf } from "../../contract/index.ts";
import { emitMail } from "../emit-mail.ts";
import { mailAccess } from "../mail.access.ts";
import { contentOf } from "../mail.presenter.ts";
import type { MailRow } from "../outgoing-mail.repository.ts";
import { aboutMail } from "./about-mail.ts";
import { claimMail, type MailKey, mayAct, storeEnd } from "./sending.repository.ts";

/** Longer than an attempt can take. Only the claim of a dead server ends. */
export const claimMs = 90_000;

/**
 * Releases a due mail: journals that it is being sent, before anything is. Undefined when there is nothing to
 * send: it was taken back, another server has it, or its person may not act any more.
 */
export const beginSending = command(
  "mail.begin_sending",
  mailAccess.release,
  async (ctx, key: MailKey): Promise<MailRow | undefined> => {
    const row = await claim(ctx, key, { isForOutbox: false });
    if (row) await emitMail(ctx, row);
    return row;
  },
);

/** Puts a due mail into the outbox of the installation, which keeps it, for each recipient once. Nothing sends it from there. */
export const putInOutbox = command(
  "mail.put_in_outbox",
  mailAccess.release,
  async (ctx, key: MailKey): Promise<void> => {
    const row = await claim(ctx, key, { isForOutbox: true });
    if (!row) return;
    const content = contentOf(row);
    const addressed = { to: content.to, cc: content.cc, replyTo: row.reply_to };
    for (const recipient of recipientsOf(content)) {
      await queueMessage(ctx, {
        ...{ channel: "mail", kind: "mail.personal", recipient, userId: row.user_id },
        dedupeKey: `mail:${row.id}:${recipient}`,
        content: { subject: row.subject, text: row.body, addressed },
        isKept: true,
      });
    }
    await storeEnd(ctx.db, row, { state: "in_outbox", problem: null, refused: [], at: ctx.now() });
    await ctx.audit({ act: "mail.put_in_outbox", ...aboutMail(row) });
    await emitMail(ctx, row);
  },
);

async function claim(
  ctx: Ctx,
  key: MailKey,
  { isForOutbox }: { isForOutbox: boolean },
): Promise<MailRow | undefined> {
  const now = ctx.now();
  const until = new Date(now.getTime() + claimMs);
  const row = await claimMail(ctx.db, key, { now, until, isForOutbox });
  if (!row) return undefined;
  await ctx.audit({ act: "mail.released", ...aboutMail(row), facts: { attempt: row.attempts } });
  if (await mayAct(ctx.db, row)) return row;
  const problem = "The person who sent it may not act in this workspace any more.";
  await storeEnd(ctx.db, row, { state: "failed", problem, refused: [], at: now });
  await ctx.audit({
    act: "mail.failed",
    ...aboutMail(row),
    outcome: "failed",
    errorCode: "mail.person_left",
  });
  await emitMail(ctx, row);
  return undefined;
}
