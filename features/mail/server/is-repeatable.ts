import type { Ctx } from "#platform/server/context.ts";
import { hasMailServer } from "./has-mail-server.ts";
import type { MailRow } from "./outgoing-mail.repository.ts";

/** Whether its person may send a mail again: it was not sent for certain. One in the outbox needs a mail server first. */
export function isRepeatable(ctx: Pick<Ctx, "services">, { state }: Pick<MailRow, "state">): boolean {
  return state === "failed" || state === "unknown" || (state === "in_outbox" && hasMailServer(ctx));
}
