import { command } from "#platform/server/command.ts";
import type { AttemptedCall } from "../metering/model-call.ts";
import { noTokens } from "../metering/token-count.ts";
import { insertCall } from "./call.repository.ts";
import { callRowOf } from "./call-row-of.ts";
import { modelUsageAccess } from "./model-usage.access.ts";

/** Keeps that a budget refused a call. Nothing was asked and nothing used. */
export const noteRefusal = command(
  "model_usage.note_refusal",
  modelUsageAccess.note_refusal,
  async (ctx, attempted: AttemptedCall & { id: string }) => {
    const traced = {
      end: { outcome: "refused" as const },
      answeredBy: null,
      firstTokenMs: null,
      durationMs: 0,
    };
    const row = callRowOf({ ...attempted, traced }, noTokens);
    await insertCall(ctx.db, { ...row, cost_micros: 0, ended_at: ctx.now() });
  },
);
