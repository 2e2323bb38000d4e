import type { SharedV4ProviderMetadata } from "@ai-sdk/provider";
import type { ProviderMetadata, StepContent } from "../step-content.ts";
import { cleanJson } from "./clean-model-text.ts";

/** Keeps a provider's own metadata of a part. It may arrive with any piece of the part. */
export function keepMetadata<Content extends StepContent>(
  content: Content,
  metadata: SharedV4ProviderMetadata | undefined,
): Content {
  if (!metadata) return content;
  const kept: ProviderMetadata = { ...content.providerMetadata };
  for (const [provider, fields] of Object.entries(metadata)) {
    const clean = cleanJson(JSON.parse(JSON.stringify(fields)));
    if (clean && typeof clean === "object" && !Array.isArray(clean))
      kept[provider] = { ...kept[provider], ...clean };
  }
  content.providerMetadata = kept;
  return content;
}
