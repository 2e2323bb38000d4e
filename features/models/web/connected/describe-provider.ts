import { type ModelProvider, providerChoices } from "../../contract/index.ts";

/** Where prompts to a provider go, and whether a key is stored. */
export function describeProvider({ kind, baseUrl, hasKey, isInside }: ModelProvider): string {
  const place = baseUrl ?? `${providerChoices[kind].name}’s own address`;
  const key = hasKey ? "key stored" : "no key";
  return [place, ...(isInside ? ["inside your network"] : []), key].join(" · ");
}
