import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { modelErrors } from "../contract/errors.ts";
import { toAnsweringModel } from "./answering-model.ts";
import { onlyPermitted } from "./audience/may-use.ts";
import { builtinIdentity, builtinModel, builtinModelBesideOthers } from "./builtin/builtin-model.ts";
import { failoverModel } from "./failover-model.ts";
import { findModel } from "./find-model.ts";
import { letsPass } from "./health/breaker.ts";
import { withMetering } from "./metering/with-metering.ts";
import type { ModelWithProvider } from "./model.repository.ts";
import { languageModelOf, readModels } from "./model-catalogue.ts";
import { routeForPictures } from "./route-for-pictures.ts";
import type { ModelIdentity, RoutedModel } from "./routed-model.ts";

const BUILTIN_REF = "builtin";

/**
 * The model that answers the caller. A chosen model has no fallback, because a prompt must not go to a
 * provider nobody chose. Without a choice it is the default with the models of the fallback order behind it,
 * as far as the caller may use them, or the built-in assistant. A prompt with pictures may go to the default
 * for vision instead (`routeForPictures`). Throws `model.not_found` and `model.not_permitted`.
 */
export async function getModel(
  ctx: Ctx,
  modelRef?: string,
  { hasPictures = false, fallbackRef }: { hasPictures?: boolean; fallbackRef?: string | undefined } = {},
): Promise<RoutedModel> {
  const enabled = (await readModels(ctx)).filter(canAnswer);
  const permitted = await onlyPermitted(ctx, enabled);
  if (modelRef === BUILTIN_REF) return builtin(permitted.length > 0);
  const asked = modelRef ? listChosen(enabled, permitted, [modelRef, fallbackRef]) : automatic(permitted);
  const candidates = hasPictures
    ? await routeForPictures(ctx, { asked, permitted, isChosen: modelRef !== undefined })
    : asked;
  const [first] = candidates;
  if (!first) return builtin(permitted.length > 0);

  let answering = first;
  const callable = await Promise.all(
    candidates.map(async (row) => ({ row, model: await languageModelOf(ctx, row) })),
  );
  const onAnswer = (index: number) => {
    answering = candidates[index] ?? first;
  };
  const passes = (index: number) => letsPass(ctx, candidates[index] ?? first);
  return {
    ...identityOf(asked[0] ?? first),
    paidBy: (call) => withMetering(ctx, callable, call, (models) => failoverModel(models, onAnswer, passes)),
    contextTokens: first.context_tokens,
    supportsTools: first.capabilities.tools,
    supportsImages: first.capabilities.vision,
    answeredBy: () => identityOf(answering),
  };
}

/** Whether people can get answers from it. */
export function canAnswer({ is_enabled, provider, capabilities }: ModelWithProvider): boolean {
  return is_enabled && provider.is_enabled && capabilities.chat;
}

/** Models that answer when nobody chooses, in their order. */
function automatic(permitted: ModelWithProvider[]): ModelWithProvider[] {
  return permitted.filter((row) => row.is_default || row.fallback_position !== null);
}

/** The chosen model, and the one that answers when it cannot. Throws when there is neither. */
function listChosen(
  enabled: ModelWithProvider[],
  permitted: ModelWithProvider[],
  [ref, fallbackRef]: [string, string | undefined],
): ModelWithProvider[] {
  const known = [ref, fallbackRef].flatMap((one) => (one && findModel(permitted, one)) || []);
  return known.length > 0 ? [...new Set(known)] : [findChosen(enabled, permitted, ref)];
}

function findChosen(
  enabled: ModelWithProvider[],
  permitted: ModelWithProvider[],
  ref: string,
): ModelWithProvider {
  const chosen = findModel(permitted, ref);
  if (chosen) return chosen;
  return fail(modelErrors, findModel(enabled, ref) ? "model.not_permitted" : "model.not_found");
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
    supportsImages: false,
    answeredBy: () => builtinIdentity,
  };
}
