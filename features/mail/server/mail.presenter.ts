import { isFromOutside } from "#platform/contract/label.ts";
import { mayCall } from "#platform/server/access/abilities.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { MailDraft, OutgoingMail } from "../contract/index.ts";
import type { DraftRow } from "./draft.repository.ts";
import { hasMailServer } from "./has-mail-server.ts";
import { isRepeatable } from "./is-repeatable.ts";
import { mailAccess } from "./mail.access.ts";
import { hasNotLeft, type MailRow } from "./outgoing-mail.repository.ts";

export function presentMail(ctx: Ctx, row: MailRow): OutgoingMail {
  const isHere = hasNotLeft(row);
  const leftMs = row.state === "held" ? row.release_at.getTime() - ctx.now().getTime() : 0;
  const mayRepeat = row.again_id === null && isRepeatable(ctx, row);
  return {
    ...presentWritten(row),
    replyTo: row.reply_to,
    state: row.state,
    secondsLeft: Math.max(0, Math.ceil(leftMs / 1_000)),
    isForOutbox: isHere && (row.for_outbox || !hasMailServer(ctx)),
    problem: row.problem,
    refused: row.refused_addresses,
    againId: row.again_id,
    endedAt: row.ended_at?.toISOString() ?? null,
    abilities: {
      withdraw: isHere && mayCall(ctx, mailAccess.withdraw),
      sendAgain: mayRepeat && mayCall(ctx, mailAccess.send_again),
    },
  };
}

export function presentDraft(row: DraftRow): MailDraft {
  return { ...presentWritten(row), updatedAt: row.updated_at.toISOString() };
}

function presentWritten(row: MailRow | DraftRow) {
  return {
    id: row.id,
    to: row.to_addresses,
    cc: row.cc_addresses,
    bcc: row.bcc_addresses,
    subject: row.subject,
    body: row.body,
    conversationId: row.conversation_id,
    isFromOutside: isFromOutside(row),
    createdAt: row.created_at.toISOString(),
  };
}

/** The content of a stored mail or draft. */
export function contentOf(
  row: Pick<DraftRow, "to_addresses" | "cc_addresses" | "bcc_addresses" | "subject" | "body">,
) {
  const { to_addresses: to, cc_addresses: cc, bcc_addresses: bcc, subject, body } = row;
  return { to, cc, bcc, subject, body };
}
