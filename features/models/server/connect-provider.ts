import { authorize } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { modelErrors } from "../contract/errors.ts";
import { addProvider } from "./add-provider.ts";
import { askProvider } from "./ask-provider.ts";
import type { ProviderAccess } from "./create-language-model.ts";
import type { ListedModel } from "./list-provider-models.ts";
import { modelProviderAccess } from "./model.access.ts";
import { listProviders, type ProviderRow } from "./provider.repository.ts";

export interface Connected {
  provider: ProviderRow;
  /** Its models. Empty when it was not asked. */
  models: ListedModel[];
}

/**
 * Connects a provider that answers and accepts the key; with `isUnchecked` without asking it. Throws why it
 * was not stored.
 */
export async function connectProvider(
  ctx: Ctx,
  access: ProviderAccess,
  { isUnchecked = false } = {},
): Promise<Connected> {
  authorize(ctx, modelProviderAccess.create);
  const providers = await query(ctx, modelProviderAccess.list, ({ db }) => listProviders(db));
  if (providers.some(({ name }) => name.toLowerCase() === access.name.trim().toLowerCase())) {
    fail(modelErrors, "model_provider.name_taken");
  }
  const models = isUnchecked || isIncomplete(access) ? [] : await askProvider(access);
  return { provider: await addProvider(ctx, access), models };
}

/** Missing addresses and keys are left to the command, which refuses them with the reason. */
function isIncomplete({ kind, baseUrl, apiKey }: ProviderAccess): boolean {
  if (kind !== "openai_compatible" && !apiKey) return true;
  const url = baseUrl?.trim();
  if (!url) return kind === "openai_compatible";
  return !/^https?:$/.test(URL.parse(url)?.protocol ?? "");
}
