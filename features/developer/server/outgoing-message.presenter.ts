import type { StoredMessage } from "#platform/server/mail/outgoing-message.repository.ts";
import type { OutgoingMessage } from "../contract/outgoing-message.ts";

export function presentOutgoingMessage(row: StoredMessage): OutgoingMessage {
  return {
    id: row.id,
    channel: row.channel,
    kind: row.kind,
    recipient: row.recipient,
    status: row.status,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
  };
}
