import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { personOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { modelErrors } from "../../contract/errors.ts";
import type { PriceTarget, TokenPrices } from "../../contract/model-price.ts";
import { getModelRow } from "../get-model-row.ts";
import { invalidateModels } from "../model-catalogue.ts";
import { modelPriceAccess } from "./model-price.access.ts";
import { insertPrice, type PriceRow } from "./price.repository.ts";

export interface NewPrice {
  target: PriceTarget;
  /** Null: no price from then on. */
  prices: TokenPrices | null;
  /** Absent: now. */
  validFrom?: Date | undefined;
}

/** Tolerated lag of another computer's clock. */
const CLOCK_LAG_MS = 60_000;

/** Adds a price version, in force from now or later. Throws `model_price.in_the_past`. */
export const setModelPrice = command(
  "model_price.set",
  modelPriceAccess.set,
  async (ctx, input: NewPrice): Promise<PriceRow> => {
    const { target, prices } = input;
    const now = ctx.now();
    const lagMs = now.getTime() - (input.validFrom ?? now).getTime();
    if (lagMs > CLOCK_LAG_MS) fail(modelErrors, "model_price.in_the_past");
    if (target.type === "model") await getModelRow(ctx, target.modelId);

    const row = await insertPrice(ctx.db, {
      id: newId(now.getTime()),
      model_id: target.type === "model" ? target.modelId : null,
      provider_kind: target.type === "pattern" ? target.providerKind : null,
      model_pattern: target.type === "pattern" ? target.pattern : null,
      input_micros: prices?.inputMicros ?? null,
      cached_input_micros: prices?.cachedInputMicros ?? null,
      output_micros: prices?.outputMicros ?? null,
      valid_from: lagMs < 0 && input.validFrom ? input.validFrom : now,
      created_by: personOf(ctx.actor)?.userId ?? null,
    });
    await ctx.audit({
      act: prices ? "model_price.set" : "model_price.removed",
      workspaceId: installationWorkspaceId,
      target: [
        { type: "model_price", id: row.id },
        ...(target.type === "model" ? [{ type: "model", id: target.modelId }] : []),
      ],
      facts: {
        ...(target.type === "pattern" ? { provider_kind: target.providerKind } : {}),
        ...(prices
          ? {
              input_micros: prices.inputMicros,
              cached_input_micros: prices.cachedInputMicros,
              output_micros: prices.outputMicros,
            }
          : {}),
        valid_from: row.valid_from.toISOString(),
      },
      ...(target.type === "pattern" ? { sealed: { pattern: target.pattern } } : {}),
    });
    ctx.afterCommit(() => invalidateModels(ctx.services));
    return row;
  },
);
