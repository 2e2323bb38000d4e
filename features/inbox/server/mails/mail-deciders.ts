import { command } from "#platform/server/command.ts";
import { letterHtml } from "#platform/server/mail/letter/letter-html.ts";
import { letterText } from "#platform/server/mail/letter/letter-text.ts";
import { queueMessage } from "#platform/server/mail/queue-message.ts";
import { inboxAccess } from "../inbox.access.ts";
import { composeWaitingLetter } from "./compose-waiting-letter.ts";
import { listReaders, type Waiting } from "./waiting.repository.ts";

/** Mails everybody who can decide something that still waits, each of them once. */
export const mailDeciders = command(
  "inbox.mail",
  inboxAccess.mail,
  async (ctx, { publicUrl, ...waiting }: Waiting & { publicUrl: string }): Promise<void> => {
    const readers = await listReaders(ctx.db, waiting, ctx.now());
    for (const reader of readers) {
      const { subject, letter } = composeWaitingLetter(reader, {
        type: waiting.type,
        url: reader.conversation_id
          ? `${publicUrl}/chat/${reader.conversation_id}`
          : `${publicUrl}/dashboard?waiting=${waiting.id}`,
        site: new URL(publicUrl).host,
      });
      await queueMessage(ctx, {
        ...{ channel: "mail", kind: `inbox.${waiting.type}`, recipient: reader.email, userId: reader.id },
        dedupeKey: [`inbox:${waiting.id}:${reader.id}`, waiting.at].filter(Boolean).join(":"),
        content: {
          ...{ subject, text: letterText(letter), html: letterHtml(letter) },
          ...(letter.button ? { link: letter.button.url } : {}),
        },
      });
    }
    if (readers.length === 0) return;
    await ctx.audit({
      act: "inbox.mailed",
      workspaceId: waiting.workspaceId,
      target: [{ type: waiting.type === "reminder" ? "task" : waiting.type, id: waiting.id }],
      facts: { people: readers.length },
      isWithoutSource: true,
    });
  },
);
