import type { Label } from "#platform/contract/label.ts";
import { command, query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type MailContent, mailErrors, recipientsOf } from "../contract/index.ts";
import { emitMail } from "./emit-mail.ts";
import { hasMailServer } from "./has-mail-server.ts";
import { mailAccess } from "./mail.access.ts";
import { countSince, findMail, insertMail, lockSending, type MailRow } from "./outgoing-mail.repository.ts";
import { requireSender } from "./read-sender.ts";
import { sealedContent } from "./sealed-content.ts";
import { releaseMail } from "./sending/release-mail.job.ts";

/** Mails that one person may send within 24 hours. */
export const mostMailsPerDay = 100;
const dayMs = 24 * 3_600_000;

export interface SendMail {
  /** The tool call's id: the same at every attempt. */
  id: string;
  content: MailContent;
  /** Who could have written it, and who may read it. */
  label: Label;
  conversationId: string | null;
  /** How long it is held back. */
  holdSeconds: number;
  /** The mail that it repeats. */
  againOf?: string;
  /** Its person read that it reaches nobody. It does not, although a mail server is set up meanwhile. */
  wasToldOutbox?: boolean;
  /** After it aborts, nothing is stored any more. */
  signal?: AbortSignal;
}

/**
 * Sends a mail after it was held back. Idempotent by its id. Throws `mail.sender_not_verified` and
 * `mail.too_many`.
 */
export async function sendMail(ctx: Ctx, mail: SendMail): Promise<MailRow> {
  return holdMail(ctx, { ...mail, replyTo: await requireSender(ctx) });
}

/**
 * The mail of an attempt that was aborted, if it was stored. Waits for the attempt: whoever has the lock later sees that
 * it was aborted.
 */
export function findStoredMail(ctx: Ctx, id: string): Promise<MailRow | undefined> {
  return query(ctx, async ({ db }) => {
    await lockSending(db);
    return findMail(db, id);
  });
}

/** Stores the mail that is held back, and the job that sends it. The address of the person was checked before. */
export const holdMail = command(
  "mail.send",
  mailAccess.send,
  async (
    ctx,
    { holdSeconds, signal, wasToldOutbox = false, ...mail }: SendMail & { replyTo: string },
  ): Promise<MailRow> => {
    await lockSending(ctx.db);
    const known = await findMail(ctx.db, mail.id);
    if (known) return known;
    signal?.throwIfAborted();
    const now = ctx.now();
    if ((await countSince(ctx.db, new Date(now.getTime() - dayMs))) >= mostMailsPerDay) {
      fail(mailErrors, "mail.too_many");
    }
    const releaseAt = new Date(now.getTime() + holdSeconds * 1_000);
    const isForOutbox = wasToldOutbox || !hasMailServer(ctx);
    const row = await insertMail(ctx.db, { ...mail, releaseAt, isForOutbox }, now);
    // An id that another person's mail has.
    if (!row) return fail(mailErrors, "mail.not_found");
    const { workspaceId } = userOf(ctx);
    await ctx.audit({
      act: "mail.held",
      target: [{ type: "mail", id: row.id }],
      ...(row.conversation_id ? { conversationId: row.conversation_id } : {}),
      facts: {
        recipients: recipientsOf(mail.content).length,
        seconds: holdSeconds,
        integrity: row.integrity,
      },
      sealed: sealedContent(mail.content),
    });
    await ctx.enqueue(releaseMail, { workspaceId, id: row.id }, { startAfterSeconds: holdSeconds });
    await emitMail(ctx, row);
    return row;
  },
);
