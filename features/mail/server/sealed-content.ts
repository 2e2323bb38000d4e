import type { DraftContent } from "../contract/index.ts";

/** The personal content of a mail, as its audit event seals it. */
export function sealedContent({ to, cc, bcc, subject, body }: DraftContent): Record<string, string> {
  return { to: to.join(", "), cc: cc.join(", "), bcc: bcc.join(", "), subject, body };
}
