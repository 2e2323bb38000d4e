import type { Ctx } from "#platform/server/context.ts";
import { hasMailServer } from "../has-mail-server.ts";

/** What a person reads before they approve: how long the mail can be taken back, and where it goes then. */
export function undoLine(ctx: Ctx, holdSeconds: number): string {
  const goes = hasMailServer(ctx) ? "leaves" : "goes to the outbox";
  if (holdSeconds === 0) return `It ${goes} at once and cannot be taken back.`;
  const then = hasMailServer(ctx) ? "" : " Then it goes to the outbox.";
  return `You can take it back for ${holdSeconds} seconds.${then}`;
}

/** What the model reads after the call, behind "The mail to …". */
export function whatFollows(ctx: Ctx, holdSeconds: number): string {
  const goes = hasMailServer(ctx) ? "leaves" : "goes to the outbox";
  const when =
    holdSeconds === 0
      ? "at once and cannot be taken back."
      : `after ${holdSeconds} seconds. The person can take it back until then.`;
  const why = hasMailServer(ctx) ? "" : " It reaches nobody, because no mail server is set up.";
  return `${goes} ${when}${why}`;
}
