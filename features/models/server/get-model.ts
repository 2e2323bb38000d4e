import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { modelErrors } from "../contract/errors.ts";
import { toAnsweringModel } from "./answering-model.ts";
import { builtinIdentity, builtinModel, builtinModelBesideOthers } from "./builtin/builtin-model.ts";
import { failoverModel } from "./failover-model.ts";
import { findModel } from "./find-model.ts";
import { payFor } from "./metering/pay-for.ts";
import type { ModelWithProvider } from "./model.repository.ts";
import { languageModelOf, readModels } from "./model-catalogue.ts";
import type { ModelIdentity, RoutedModel } from "./routed-model.ts";

const BUILTIN_REF = "builtin";

/**
 * The model that answers. A chosen model has no fallback, because a prompt must not go to a provider nobody
 * chose. Without a choice it is the default with the other enabled models as fallbacks, or the built-in
 * assistant when no model is enabled. Throws `model.not_found`.
 */
export async function getModel(ctx: Ctx, modelRef?: string): Promise<RoutedModel> {
  const enabled = (await readModels(ctx)).filter((row) => row.is_enabled && row.provider.is_enabled);
  if (modelRef === BUILTIN_REF) return builtin(enabled.length > 0);
  const chosen = modelRef
    ? (findModel(enabled, modelRef) ?? fail(modelErrors, "model.not_found"))
    : enabled[0];
  if (!chosen) return builtin(false);

  const candidates = modelRef ? [chosen] : enabled;
  let answering = chosen;
  const callable = await Promise.all(
    candidates.map(async (row) => ({ row, model: await languageModelOf(ctx, row) })),
  );
  const onAnswer = (index: number) => {
    answering = candidates[index] ?? chosen;
  };
  return {
    ...identityOf(chosen),
    paidBy: (call) => payFor(ctx, callable, call, (models) => failoverModel(models, onAnswer)),
    contextTokens: chosen.context_tokens,
    supportsTools: chosen.capabilities.tools,
    answeredBy: () => identityOf(answering),
  };
}

function identityOf(row: ModelWithProvider): ModelIdentity {
  const { name: provider, kind } = row.provider;
  return { id: row.id, kind, provider, modelId: row.model_id, label: row.label, isBuiltin: false };
}

function builtin(hasOthers: boolean): RoutedModel {
  const model = toAnsweringModel(hasOthers ? builtinModelBesideOthers : builtinModel);
  return {
    ...builtinIdentity,
    // The built-in assistant is free.
    paidBy: () => ({ ...model, settled: () => Promise.resolve() }),
    contextTokens: null,
    supportsTools: true,
    answeredBy: () => builtinIdentity,
  };
}
