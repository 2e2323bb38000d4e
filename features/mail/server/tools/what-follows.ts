import type { Ctx } from "#platform/server/context.ts";
import { hasMailServer } from "../has-mail-server.ts";
import type { MailRow } from "../outgoing-mail.repository.ts";

/** What a person reads before they approve: how long the mail can be taken back, and where it goes then. */
export function undoLine(ctx: Ctx, holdSeconds: number): string {
  const goes = hasMailServer(ctx) ? "leaves" : "goes to the outbox";
  if (holdSeconds === 0) return `It ${goes} at once and cannot be taken back.`;
  const then = hasMailServer(ctx) ? "" : " Then it goes to the outbox.";
  return `You can take it back for ${holdSeconds} seconds.${then}`;
}

/** What the model reads after the call, behind "The mail to …". */
export function whatFollows({ for_outbox: isForOutbox }: MailRow, holdSeconds: number): string {
  const goes = isForOutbox ? "goes to the outbox" : "leaves";
  const when =
    holdSeconds === 0
      ? "at once and cannot be taken back."
      : `after ${holdSeconds} seconds. The person can take it back until then.`;
  const why = isForOutbox ? " It reaches nobody, because no mail server was set up." : "";
  return `${goes} ${when}${why}`;
}
