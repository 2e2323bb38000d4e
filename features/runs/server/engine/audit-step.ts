import type { Ctx } from "#platform/server/context.ts";
import type { RunRow } from "../run.repository.ts";
import type { EndedStep } from "../step.repository.ts";
import { aboutRun } from "./about-run.ts";

/** Audits the end of a step, with its model if it called one. */
export function auditStep(ctx: Ctx, run: RunRow, step: EndedStep): Promise<void> {
  const event = {
    ...aboutRun(run),
    step: step.number,
    outcome: step.status === "succeeded" ? ("ok" as const) : ("failed" as const),
    ...(step.error ? { errorCode: step.error.code } : {}),
  };
  const { model } = step;
  if (!model) return ctx.audit({ ...event, act: "run.step_ended", facts: { finish: step.status } });
  return ctx.audit({
    ...event,
    // The built-in assistant is rules, not a model.
    act: model.kind === "builtin" ? "assistant.answered" : "model.called",
    facts: {
      provider: model.kind,
      model: model.id,
      ...(model.insteadOf ? { instead_of: model.insteadOf } : {}),
      finish: step.finish_reason ?? "none",
      input_tokens: step.input_tokens,
      output_tokens: step.output_tokens,
      ...(step.isUsageEstimated ? { tokens_estimated: true } : {}),
      tool_calls: step.content.filter(({ type }) => type === "tool-call").length,
    },
    // Facts stay for ever. An admin's names are free text, so they are sealed.
    sealed: { provider: model.provider, model: model.label },
  });
}
