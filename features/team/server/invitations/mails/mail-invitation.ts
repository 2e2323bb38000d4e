import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { letterHtml } from "#platform/server/mail/letter/letter-html.ts";
import { letterText } from "#platform/server/mail/letter/letter-text.ts";
import { dayIn } from "#platform/server/mail/letter/times.ts";
import { queueMessage } from "#platform/server/mail/queue-message.ts";
import { invitationPath } from "../../../contract/invitations/invitation-path.ts";
import { readWorkspaceName } from "../../workspace/workspace-name.repository.ts";
import { nameOf } from "../invited-account.repository.ts";
import { english } from "./texts/english.ts";
import { german } from "./texts/german.ts";

/** Where mailed links lead. */
export interface InvitationSender {
  publicUrl: string;
}

export interface MailedInvitation {
  workspace_id: string;
  id: string;
  email: string;
  role: WorkspaceRole;
  message: string;
  language: "en" | "de";
  expiresAt: Date;
  sentCount: number;
  token: string;
}

/** Mails an invitation in the name of the caller. Part of a command that reads as the product. */
export async function mailInvitation(ctx: Ctx, { publicUrl }: InvitationSender, mail: MailedInvitation) {
  const { id, email, language, expiresAt, message, sentCount, token } = mail;
  const { userId, email: ownAddress } = userOf(ctx);
  const texts = language === "de" ? german : english;
  const text = texts.invitation({
    inviter: oneLine((await nameOf(ctx.db, userId)) ?? ownAddress),
    inviterAddress: ownAddress,
    workspace: oneLine(await readWorkspaceName(ctx.db, mail.workspace_id)),
    role: texts.roles[mail.role],
    site: new URL(publicUrl).host,
    email,
    day: dayIn(language, expiresAt, "UTC"),
  });
  const quoted = message === "" ? [] : [text.messageIntro, ...message.split(/\n{2,}/)];
  const link = `${publicUrl}${invitationPath}#${token}`;
  const letter = {
    ...{ language, title: text.title, closing: text.closing },
    paragraphs: [...text.paragraphs, ...quoted, text.validUntil],
    button: { label: text.button, url: link, fallback: text.fallback },
  };
  await queueMessage(ctx, {
    ...{ channel: "mail", kind: "team.invitation", recipient: email, carries: id, expiresAt },
    dedupeKey: `invitation:${id}:${sentCount}`,
    content: { subject: text.subject, text: letterText(letter), html: letterHtml(letter), link },
  });
}

/** Names come from people: they are one line of the mail, and no longer than a name. */
function oneLine(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return plain.length > 80 ? `${plain.slice(0, 79)}…` : plain;
}
