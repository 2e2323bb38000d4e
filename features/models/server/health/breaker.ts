import type { Ctx } from "#platform/server/context.ts";
import type { BreakerRow, ModelWithProvider } from "../model.repository.ts";
import { readModels } from "../model-catalogue.ts";
import { claimHalfOpenProbe } from "./health.repository.ts";

/** Whether the breaker is closed, open, or waits for one call to try the model. */
export function breakerState({ paused_until }: BreakerRow, now: Date): "closed" | "open" | "on_trial" {
  if (paused_until === null) return "closed";
  return now < paused_until ? "open" : "on_trial";
}

/**
 * Whether a model that nobody chose is asked now. After several failures it pauses; then one call, of
 * whichever server, tries it.
 */
export async function letsPass(ctx: Ctx, { id }: ModelWithProvider): Promise<boolean> {
  const model = (await readModels(ctx)).find((row) => row.id === id);
  const state = model ? breakerState(model.breaker, ctx.now()) : "closed";
  if (state !== "on_trial") return state === "closed";
  return claimHalfOpenProbe(ctx.services.servicePool, id, ctx.now());
}
