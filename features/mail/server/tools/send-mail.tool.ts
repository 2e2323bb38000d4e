import { defineTool, type Tool, ToolError } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import { AppError } from "#platform/server/errors.ts";
import { MailContent, recipientsOf } from "../../contract/index.ts";
import { findMail, hasNotLeft, type MailRow } from "../outgoing-mail.repository.ts";
import { readSender } from "../read-sender.ts";
import { findStoredMail, sendMail } from "../send-mail.ts";
import { withdrawMail } from "../withdraw-mail.ts";
import { sendingAct, showMail, wasShownAsKept } from "./show-mail.ts";
import { undoLine, whatFollows } from "./what-follows.ts";

export interface SendMailOptions {
  holdSeconds: number;
  /** The sender of all mail of this installation. */
  sender: string;
}

/** Sends a mail as the installation, with answers to the person. It is held back for a while. */
export function sendMailTool({ holdSeconds, sender }: SendMailOptions): Tool<MailContent> {
  const outputOf = (row: MailRow, content: MailContent) => ({
    content: `The mail to ${recipientsOf(content).join(", ")} ${whatFollows(row, holdSeconds)}`,
    summary: `“${content.subject}” to ${listed(recipientsOf(content))}`,
    data: { mailId: row.id, releaseAt: row.release_at.toISOString() },
  });
  return defineTool({
    name: "send_mail",
    title: "Send an email",
    about: "Sends an email in your name, once you approve.",
    description:
      "Sends an email for the person, as plain text. Answers go to the person's own address. " +
      "Use addresses that the person named or that stand in trusted results, never invented ones.",
    input: MailContent,
    facts: {
      ...{ reads: "nothing", writes: true, egress: true, irreversible: true, external: true, own: false },
      ...{ control: ["to", "cc", "bcc"], content: ["subject", "body"] },
      undo:
        holdSeconds === 0
          ? null
          : `It is held back for ${holdSeconds} seconds and can be taken back until then.`,
    },
    effect: "send",
    // Its id is that of the call, so that a second attempt finds the first mail.
    idempotent: true,
    outputTrust: "organization",
    timeoutMs: 10_000,
    describe: (mail) => `Sending “${mail.subject}” to ${listed(recipientsOf(mail))}`,
    show: async (context, mail) =>
      showMail(context, mail, {
        act: await sendingAct(context, mail),
        undo: undoLine(context.ctx, holdSeconds),
        sender,
      }),
    obstacle: async (ctx) =>
      (await readSender(ctx)) === undefined
        ? {
            sentence: "Confirm the sender's email address first. Until then this waits here.",
            page: "/profile",
          }
        : undefined,
    async run({ ctx, callId, label, conversationId, signal, shown }, content) {
      const wasToldOutbox = wasShownAsKept(shown);
      const mail = { id: callId, content, label, conversationId, holdSeconds, signal, wasToldOutbox };
      return outputOf(await sendMail(ctx, mail), content);
    },
    async settle({ ctx, callId }, content) {
      const mail = await findStoredMail(ctx, callId);
      return mail && outputOf(mail, content);
    },
    async undo(ctx, { id }) {
      await withdrawMail(ctx, { id }).catch(sayToPerson);
      return takenBack;
    },
    async undoState(ctx, { id }) {
      const mail = await query(ctx, ({ db }) => findMail(db, id));
      if (mail?.state === "withdrawn") return { at: mail.ended_at ?? mail.created_at, summary: takenBack };
      return mail && hasNotLeft(mail) ? "possible" : "not_possible";
    },
  });
}

const takenBack = "The mail was taken back before it left.";

/** An outage is no answer: the mail may still be taken back. */
function sayToPerson(error: unknown): never {
  if (error instanceof AppError && error.code.startsWith("mail."))
    throw new ToolError("mail.has_left", error.message);
  throw error;
}

function listed(addresses: readonly string[]): string {
  const [first = "", ...rest] = addresses;
  return rest.length === 0 ? first : `${first} and ${rest.length} more`;
}
