import type { ModelIdentity, RoutedModel } from "#features/models/server/index.ts";

/** The model of a step, as stored in the journal. */
export interface StepModel {
  id: string;
  kind: string;
  label: string;
  provider: string;
  /** Id of the default model, when it failed and this one answered instead. */
  insteadOf?: string;
}

/** The model that actually answered a call of `asked`. */
export function stepModelOf(asked: RoutedModel, answered: ModelIdentity = asked.answeredBy()): StepModel {
  const { id, kind, label, provider } = answered;
  return { id, kind, label, provider, ...(id === asked.id ? {} : { insteadOf: asked.id }) };
}
