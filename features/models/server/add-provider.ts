import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { modelErrors } from "../contract/errors.ts";
import type { ProviderKind } from "../contract/model.ts";
import { modelProviderAccess } from "./model.access.ts";
import { invalidateModels } from "./model-catalogue.ts";
import { insertProvider } from "./provider.repository.ts";
import { sealProviderKey } from "./provider-key.ts";

export interface AddProvider {
  kind: ProviderKind;
  name: string;
  /** Required for an OpenAI-compatible server. Absent: the vendor's default. */
  baseUrl?: string;
  apiKey?: string;
}

/** Connects a model provider. Its key is encrypted and never shown again. */
export const addProvider = command(
  "model_provider.create",
  modelProviderAccess.create,
  async (ctx, input: AddProvider) => {
    const baseUrl = input.baseUrl?.trim() || undefined;
    if (input.kind === "openai_compatible" && !baseUrl) fail(modelErrors, "model_provider.url_required");
    if (baseUrl && !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? ""))
      fail(modelErrors, "model_provider.url_invalid");
    if (input.kind !== "openai_compatible" && !input.apiKey) fail(modelErrors, "model_provider.key_required");

    const id = newId(ctx.now().getTime());
    const provider = await insertProvider(ctx.db, {
      id,
      kind: input.kind,
      name: input.name.trim(),
      base_url: baseUrl ?? null,
      api_key: input.apiKey ? sealProviderKey(ctx.services.secrets, id, input.apiKey) : null,
    });
    if (!provider) fail(modelErrors, "model_provider.name_taken");

    await ctx.audit({
      act: "model_provider.created",
      workspaceId: installationWorkspaceId,
      target: [{ type: "model_provider", id }],
      facts: {
        kind: provider.kind,
        has_key: provider.api_key !== null,
        has_own_url: provider.base_url !== null,
      },
      sealed: { name: provider.name, ...(provider.base_url ? { base_url: provider.base_url } : {}) },
    });
    ctx.afterCommit(() => invalidateModels(ctx.services));
    return provider;
  },
);
