import type { PublicLink } from "../../contract/index.ts";
import type { PublicLinkRow } from "./public-link.repository.ts";

export function presentPublicLink(row: PublicLinkRow, now: Date): PublicLink {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    title: row.title,
    status: statusOf(row, now),
    openedCount: row.opened_count,
    createdAt: row.created_at.toISOString(),
    takenAt: row.taken_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}

export function statusOf(
  { withdrawn_at, expires_at }: Pick<PublicLinkRow, "withdrawn_at" | "expires_at">,
  now: Date,
): PublicLink["status"] {
  if (withdrawn_at) return "withdrawn";
  return expires_at && expires_at <= now ? "expired" : "active";
}
