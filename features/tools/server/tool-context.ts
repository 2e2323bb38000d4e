import type { Ctx } from "#platform/server/context.ts";

export interface ToolContext {
  /** Acts as the person, so that a tool has at most their rights. */
  ctx: Ctx;
  signal: AbortSignal;
  runId: string;
  conversationId: string | null;
  /** IANA name, e.g. "Europe/Vienna". */
  timeZone: string;
}
