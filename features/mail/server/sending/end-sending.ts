import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { MailSubmission } from "#platform/server/mail/carriers/personal-mail.ts";
import { giveUpAfterMs, retryDelaySeconds } from "#platform/server/mail/retry-delay.ts";
import { mailFailed } from "../../contract/events.ts";
import { emitMail } from "../emit-mail.ts";
import { mailAccess } from "../mail.access.ts";
import type { MailRow } from "../outgoing-mail.repository.ts";
import { aboutMail } from "./about-mail.ts";
import { giveUpLost, postpone, type SendingEnd, storeEnd } from "./sending.repository.ts";

const batchSize = 100;

/** Stores what came of an attempt. Only a mail that certainly nobody accepted is tried again. */
export const endSending = command(
  "mail.end_sending",
  mailAccess.release,
  async (ctx, { mail, submission }: { mail: MailRow; submission: MailSubmission }): Promise<void> => {
    if (await retryLater(ctx, mail, submission)) return;
    const end = { ...endOf(submission), at: ctx.now() };
    const row = await storeEnd(ctx.db, mail, end);
    if (!row) return;
    await ctx.audit({
      act: `mail.${acts[end.state]}`,
      ...aboutMail(row),
      facts: { attempt: row.attempts, refused: end.refused.length },
      outcome: end.state === "sent" ? "ok" : "failed",
    });
    await emitMail(ctx, row);
    if (row.state === "failed") {
      const { workspace_id: workspaceId, id, user_id: userId } = row;
      ctx.publish(mailFailed, { workspaceId, objectId: id, payload: { userId } });
    }
  },
);

/** Ends mails whose server stopped while it sent them. They are never sent again by themselves. */
export const giveUpLostMails = command(
  "mail.give_up_lost",
  mailAccess.release,
  async (ctx, now: Date): Promise<number> => {
    const problem = "The server stopped while it sent this mail. Ask a recipient before you send it again.";
    const rows = await giveUpLost(ctx.db, now, problem, batchSize);
    for (const row of rows) {
      await ctx.audit({
        act: "mail.lost",
        ...aboutMail(row),
        facts: { attempt: row.attempts },
        outcome: "failed",
      });
      await emitMail(ctx, row);
    }
    return rows.length;
  },
);

/** The job of each minute sends it again. False when it is not tried again. */
async function retryLater(ctx: Ctx, mail: MailRow, submission: MailSubmission): Promise<boolean> {
  if (submission.outcome !== "not_accepted" || submission.isFinal) return false;
  const now = ctx.now();
  if (now.getTime() - mail.release_at.getTime() >= giveUpAfterMs) return false;
  const seconds = retryDelaySeconds(mail.attempts);
  const dueAt = new Date(now.getTime() + seconds * 1_000);
  const row = await postpone(ctx.db, mail, { problem: submission.message, dueAt });
  if (!row) return false;
  await ctx.audit({
    act: "mail.postponed",
    ...aboutMail(row),
    facts: { attempt: row.attempts, seconds },
    outcome: "failed",
  });
  await emitMail(ctx, row);
  return true;
}

const acts = { sent: "sent", in_outbox: "put_in_outbox", failed: "failed", unknown: "lost" } as const;

function endOf(submission: MailSubmission): Omit<SendingEnd, "at"> {
  switch (submission.outcome) {
    case "accepted":
      return { state: "sent", problem: null, refused: submission.refused };
    case "not_accepted":
      return { state: "failed", problem: submission.message, refused: [] };
    case "unknown":
      return {
        state: "unknown",
        problem: `${submission.message} Ask a recipient before you send it again.`,
        refused: [],
      };
  }
}
