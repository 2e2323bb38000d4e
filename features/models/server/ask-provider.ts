import { AppError, fail } from "#platform/server/errors.ts";
import { modelErrors } from "../contract/errors.ts";
import { classifyModelError } from "./classify-model-error.ts";
import type { ProviderAccess } from "./create-language-model.ts";
import { type ListedModel, listProviderModels, ModelListRefusedError } from "./list-provider-models.ts";

/**
 * Lists the models of a provider. Throws why it does not answer or refuses the key, with its own words in the
 * message and as `said` in the details.
 */
export async function askProvider(access: ProviderAccess): Promise<ListedModel[]> {
  try {
    return await listProviderModels(access);
  } catch (error) {
    refuse(error);
  }
}

function refuse(error: unknown): never {
  try {
    explain(error);
  } catch (refusal) {
    if (refusal instanceof AppError) refusal.cause = error;
    throw refusal;
  }
}

function explain(error: unknown): never {
  if (error instanceof ModelListRefusedError) {
    const { status, isAboutKey, said } = error;
    const details = { status, said: said ?? null };
    const words = said ? `: “${said}”` : ".";
    if (isAboutKey) {
      const message = `The provider refused the key (${status})${words}`;
      fail(modelErrors, "model_provider.key_refused", { message, details });
    }
    const message = `The provider did not list its models (${status})${words}`;
    fail(modelErrors, "model_provider.list_refused", { message, details });
  }
  const { code } = classifyModelError(error);
  if (code === "model.unreachable" || code === "model.stalled" || code === "model.cut_short") {
    fail(modelErrors, "model_provider.unreachable");
  }
  if (code === "model.misconfigured") fail(modelErrors, "model_provider.address_refused");
  fail(modelErrors, "model_provider.no_model_server");
}
