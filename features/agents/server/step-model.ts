import type { ModelIdentity } from "#features/models/server/index.ts";

/** The model of a step, as the journal keeps it. */
export interface StepModel {
  id: string;
  kind: string;
  label: string;
  provider: string;
}

export function stepModelOf({ id, kind, label, provider }: ModelIdentity): StepModel {
  return { id, kind, label, provider };
}
