import type { Ctx } from "#platform/server/context.ts";

export interface ToolContext {
  /** Acts as the person, so that a tool can do no more than they can. */
  ctx: Ctx;
  signal: AbortSignal;
  runId: string;
  conversationId: string | null;
  /** IANA name, e.g. "Europe/Vienna". */
  timeZone: string;
}
