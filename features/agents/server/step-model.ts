import type { ModelIdentity, RoutedModel } from "#features/models/server/index.ts";

/** The model of a step, as the journal keeps it. */
export interface StepModel {
  id: string;
  kind: string;
  label: string;
  provider: string;
  /** Id of the default model, when that one failed and this one answered in its place. */
  insteadOf?: string;
}

/** The model that answered a call of `asked`. */
export function stepModelOf(asked: RoutedModel, answered: ModelIdentity = asked.answeredBy()): StepModel {
  const { id, kind, label, provider } = answered;
  return { id, kind, label, provider, ...(id === asked.id ? {} : { insteadOf: asked.id }) };
}
