import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { mailErrors } from "../contract/index.ts";
import { emitMail } from "./emit-mail.ts";
import { mailAccess } from "./mail.access.ts";
import { findMail, type MailRow, withdraw } from "./outgoing-mail.repository.ts";

/**
 * Takes back a mail that has not left. One compare-and-set with its release, so that only one of both happens.
 * Idempotent. Throws `mail.not_found` and `mail.has_left`.
 */
export const withdrawMail = command(
  "mail.withdraw",
  mailAccess.withdraw,
  async (ctx, { id }: { id: string }): Promise<MailRow> => {
    const row = await withdraw(ctx.db, id, ctx.now());
    if (!row) {
      const known = (await findMail(ctx.db, id)) ?? fail(mailErrors, "mail.not_found");
      return known.state === "withdrawn"
        ? known
        : fail(mailErrors, "mail.has_left", { message: sentenceOf(known) });
    }
    await ctx.audit({
      act: "mail.withdrawn",
      target: [{ type: "mail", id }],
      ...(row.conversation_id ? { conversationId: row.conversation_id } : {}),
    });
    await emitMail(ctx, row);
    return row;
  },
);

function sentenceOf({ state, problem }: MailRow): string {
  switch (state) {
    case "failed":
      return `This mail was not sent, so there is nothing to take back. ${problem ?? ""}`.trim();
    case "unknown":
      return "It is not known whether this mail has left, so it cannot be taken back.";
    default:
      return mailErrors["mail.has_left"][1];
  }
}
