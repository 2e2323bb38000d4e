import type { Ctx } from "#platform/server/context.ts";
import type { ProvenStep } from "../contract/trial-steps.ts";
import { insertStep } from "./counting/steps.repository.ts";

/**
 * Puts down that somebody has come so far, to be counted. Part of the command in which it happens, so that it counts if
 * that commits and not otherwise. It is not said who, or in which session.
 */
export async function noteTrialStep(ctx: Ctx, step: ProvenStep): Promise<void> {
  await insertStep(ctx.db, step, ctx.now());
}
