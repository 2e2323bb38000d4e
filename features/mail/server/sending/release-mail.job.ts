import { z } from "zod";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { createCtx } from "#platform/server/create-ctx.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import type { MailSubmission } from "#platform/server/mail/carriers/personal-mail.ts";
import { contentOf } from "../mail.presenter.ts";
import type { MailRow } from "../outgoing-mail.repository.ts";
import { beginSending, putInOutbox } from "./begin-sending.ts";
import { endSending } from "./end-sending.ts";
import { isForOutbox, type MailKey } from "./sending.repository.ts";

/**
 * Sends one due mail. A server that dies in between leaves it as `sending`, and it ends as unknown. A mail that
 * is not due, or whose time has not come, is left alone.
 */
export const releaseMail = defineJob({
  name: "mail.release",
  payload: z.object({ workspaceId: z.uuid(), id: z.uuid() }),
  retries: 0,
  atOnce: 4,
  perform: releaseDue,
});

/** Sends the mail if it is due. */
export async function releaseDue(ctx: Ctx, key: MailKey): Promise<void> {
  const carrier = ctx.services.carriers.mail;
  if (!carrier || (await query(ctx, ({ db }) => isForOutbox(db, key)))) return putInOutbox(ctx, key);
  const mail = await beginSending(ctx, key);
  if (!mail) return;
  const submission = await carrier.submit(personalMailOf(mail)).catch(lostSubmission);
  // The outcome is known now, and counts although another server may have taken the job over.
  await endSending(createCtx(ctx.services, ctx.actor), { mail, submission });
}

function lostSubmission(): MailSubmission {
  return { outcome: "unknown", message: "The mail could not be handed over." };
}

function personalMailOf(mail: MailRow) {
  const { to, cc, bcc, subject, body } = contentOf(mail);
  const { id, reply_to: replyTo, created_at: writtenAt } = mail;
  return { id, to, cc, bcc, replyTo, subject, text: body, writtenAt };
}
