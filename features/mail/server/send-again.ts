import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { mailErrors } from "../contract/index.ts";
import { hasMailServer } from "./has-mail-server.ts";
import { isRepeatable } from "./is-repeatable.ts";
import { mailAccess } from "./mail.access.ts";
import { contentOf } from "./mail.presenter.ts";
import { findMail, lockSending, type MailRow } from "./outgoing-mail.repository.ts";
import { requireSender } from "./read-sender.ts";
import { holdMail } from "./send-mail.ts";

interface SendAgain {
  id: string;
  holdSeconds: number;
}

/**
 * Sends a mail once more that failed, is unknown or lies in the outbox, as its person's own act: a new held mail to the same people. Idempotent: a
 * mail is repeated once. A repeat that was taken back does not count. Throws `mail.not_found`, `mail.not_repeatable` and the refusals of
 * `sendMail`.
 */
export async function sendAgain(ctx: Ctx, mail: SendAgain): Promise<MailRow> {
  return holdAgain(ctx, { ...mail, replyTo: await requireSender(ctx) });
}

export const holdAgain = command(
  "mail.send_again",
  mailAccess.send_again,
  async (ctx, { id, replyTo, holdSeconds }: SendAgain & { replyTo: string }): Promise<MailRow> => {
    await lockSending(ctx.db);
    const mail = (await findMail(ctx.db, id)) ?? fail(mailErrors, "mail.not_found");
    const repeated = mail.again_id && (await findMail(ctx.db, mail.again_id));
    if (repeated) return repeated;
    if (mail.state === "in_outbox" && !hasMailServer(ctx)) fail(mailErrors, "mail.no_server");
    if (!isRepeatable(ctx, mail)) fail(mailErrors, "mail.not_repeatable");
    const { integrity, readers, conversation_id: conversationId } = mail;
    const row = await holdMail(ctx, {
      ...{ id: newId(), againOf: id, content: contentOf(mail), label: { integrity, readers } },
      ...{ conversationId, replyTo, holdSeconds },
    });
    await ctx.audit({
      act: "mail.sent_again",
      target: [{ type: "mail", id: row.id }],
      onBehalfOf: userOf(ctx).userId,
      facts: { state: mail.state },
    });
    return row;
  },
);
