import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { modelErrors } from "../../contract/errors.ts";
import { getProviderRow } from "../get-provider-row.ts";
import { listProviders } from "../provider.repository.ts";
import { listOfferedModels } from "../providers/list-offered-models.ts";
import { enableIfItWorks } from "./enable-if-it-works.ts";
import { WrongOptionError } from "./parse-options.ts";

type Print = (line: string) => void;

/** Prints the models that a connected provider lists. */
export async function listOffered(ctx: Ctx, provider: string, print: Print): Promise<void> {
  const { id, name } = await query(ctx, (inner) => getProviderRow(inner, provider));
  const offered = await listOfferedModels(ctx, { id });
  if (offered.length === 0) return print(`${name} lists no models.`);
  for (const { modelId, contextTokens, isAdded } of offered) {
    const context = contextTokens === null ? "" : `  ${contextTokens} tokens`;
    print(`${name}/${modelId}${context}${isAdded ? "  (added)" : ""}`);
  }
}

/** Adds a model to a connected provider, and switches it on if it answers. `ref` is "provider/model". */
export async function addModelTo(ctx: Ctx, ref: string, print: Print): Promise<void> {
  if (!ref.includes("/")) throw new WrongOptionError("Say the provider and the model: Ollama/llama3.2.");
  const providers = await query(ctx, ({ db }) => listProviders(db));
  const isOf = (name: string) => ref.toLowerCase().startsWith(`${name.toLowerCase()}/`);
  const provider = providers.find(({ name }) => isOf(name)) ?? fail(modelErrors, "model_provider.not_found");
  const modelId = ref.slice(provider.name.length + 1).trim();
  if (!modelId) throw new WrongOptionError("Say the provider and the model: Ollama/llama3.2.");
  const added = { ref: `${provider.name}/${modelId}`, providerId: provider.id, modelId };
  await enableIfItWorks(ctx, added, print);
}
