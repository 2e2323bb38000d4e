import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { ModelPurpose, type PurposeDefault } from "../../contract/purpose.ts";
import { modelAccess } from "../model.access.ts";
import { listModelRows } from "../model.repository.ts";
import { listPurposeRows } from "./purpose.repository.ts";

/** The default model of each purpose. */
export async function listPurposeDefaults(ctx: Ctx): Promise<PurposeDefault[]> {
  return query(ctx, modelAccess.list_purposes, async ({ db }) => {
    const [rows, models] = await Promise.all([listPurposeRows(db), listModelRows(db)]);
    const chosen = new Map<string, string>(rows.map(({ purpose, model_id }) => [purpose, model_id]));
    const standard = models.find((model) => model.is_default);
    if (standard) chosen.set("chat", standard.id);
    return ModelPurpose.options.map((purpose) => ({ purpose, modelId: chosen.get(purpose) ?? null }));
  });
}
