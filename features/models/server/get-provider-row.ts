import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { modelErrors } from "../contract/errors.ts";
import { listProviders, type ProviderRow } from "./provider.repository.ts";

/** The provider with this id or name, read in the open transaction. Throws `model_provider.not_found`. */
export async function getProviderRow(ctx: Ctx, ref: string): Promise<ProviderRow> {
  const wanted = ref.trim().toLowerCase();
  const providers = await listProviders(ctx.db);
  return (
    providers.find(({ id }) => id === wanted) ??
    providers.find(({ name }) => name.toLowerCase() === wanted) ??
    fail(modelErrors, "model_provider.not_found")
  );
}
