import { namesOfPeople } from "#platform/server/access/person-names.repository.ts";
import { command } from "#platform/server/command.ts";
import { letterHtml } from "#platform/server/mail/letter/letter-html.ts";
import { letterText } from "#platform/server/mail/letter/letter-text.ts";
import { queueMessage } from "#platform/server/mail/queue-message.ts";
import { notificationAccess } from "../notification.access.ts";
import { presentNotification } from "../reading/notification.presenter.ts";
import { composeDigest } from "./compose-digest.ts";
import { findReader, type Place, takeToMail } from "./digest.repository.ts";

/**
 * Mails a person what is new for them in a workspace, as one mail. What is mailed is marked in the transaction that
 * queues the mail, so each is mailed once, however many servers try. Nothing happens when nothing is left to mail.
 */
export const mailDigest = command(
  "notification.mail",
  notificationAccess.mail,
  async (ctx, { publicUrl, ...place }: Place & { publicUrl: string }): Promise<void> => {
    const reader = await findReader(ctx.db, place);
    if (!reader) return;
    const rows = await takeToMail(ctx.db, place, ctx.now());
    const actors = rows.flatMap(({ actor_id: actor }) => actor ?? []);
    const names = await namesOfPeople(ctx.db, actors, { withAddress: reader.role !== "guest" });
    const notifications = rows.flatMap((row) => presentNotification(row, names));
    if (notifications.length === 0) return;
    const addressOf = (path: string) => {
      const url = new URL(path, publicUrl);
      url.searchParams.set("workspace", place.workspaceId);
      return url.href;
    };
    const { subject, letter } = composeDigest(reader, notifications, { publicUrl, addressOf });
    await queueMessage(ctx, {
      ...{ channel: "mail", kind: "notifications.digest", recipient: reader.email, userId: place.userId },
      content: { subject, text: letterText(letter), html: letterHtml(letter) },
    });
    await ctx.audit({
      act: "notification.mailed",
      ...{ workspaceId: place.workspaceId, onBehalfOf: place.userId },
      target: [{ type: "user", id: place.userId }],
      facts: { notifications: notifications.length },
      isWithoutSource: true,
    });
  },
);
