import type { AdminFinding } from "#platform/web/modules/admin-check.ts";

/** The used fields of a model. */
export interface ConnectedModel {
  label: string;
  provider: string;
  isEnabled: boolean;
  isDefault: boolean;
}

/** Describes the connected models. `hasMore`: there are more than these. */
export function describeModels(models: readonly ConnectedModel[], hasMore: boolean): AdminFinding {
  const on = models.filter(({ isEnabled }) => isEnabled);
  if (on.length === 0 && !hasMore) {
    const text =
      models.length === 0
        ? "No model is connected: the built-in assistant answers."
        : "All connected models are disabled: the built-in assistant answers.";
    return { state: "todo", text };
  }
  const count = hasMore
    ? `More than ${on.length} models are`
    : on.length === 1
      ? "1 model is"
      : `${on.length} models are`;
  const usual = on.find(({ isDefault }) => isDefault);
  const answering = usual ? `; ${usual.label} of ${usual.provider} is the default` : "";
  return { state: "good", text: `${count} switched on${answering}.` };
}
