import { fail } from "#platform/server/errors.ts";
import { modelErrors } from "../contract/errors.ts";
import { type ProviderChoice, providerChoices } from "../contract/provider-choice.ts";
import type { ProviderAccess } from "./create-language-model.ts";

export interface ChosenProvider {
  choice: ProviderChoice;
  name?: string | undefined;
  baseUrl?: string | undefined;
  apiKey?: string | undefined;
}

/** How a chosen provider is reached. A vendor's address is known; an entered one replaces it. */
export function accessOf({ choice, name, baseUrl, apiKey }: ChosenProvider): ProviderAccess {
  const facts = providerChoices[choice];
  const url = baseUrl?.trim() || facts.baseUrl;
  if (facts.needsKey && !apiKey) fail(modelErrors, "model_provider.key_required");
  return {
    kind: facts.kind,
    name: name?.trim() || facts.name,
    ...(url ? { baseUrl: url } : {}),
    ...(apiKey ? { apiKey } : {}),
  };
}
