import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { modelErrors } from "../contract/errors.ts";
import { findModel } from "./find-model.ts";
import { listModelRows, type ModelWithProvider } from "./model.repository.ts";

/** The model `ref`, read in the open transaction. Throws `model.not_found`. */
export async function getModelRow(ctx: Ctx, ref: string): Promise<ModelWithProvider> {
  return findModel(await listModelRows(ctx.db), ref) ?? fail(modelErrors, "model.not_found");
}
