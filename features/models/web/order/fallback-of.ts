import type { ConnectedModel } from "../../contract/index.ts";

export interface Fallback {
  standard: ConnectedModel | undefined;
  /** Those that replace it, in their order. */
  order: ConnectedModel[];
  /** Enabled models that replace nobody. */
  others: ConnectedModel[];
}

/** The fallback order; `stored` is an order that is being stored. The default itself is not part of it. */
export function fallbackOf(models: readonly ConnectedModel[], stored?: readonly string[]): Fallback {
  const answering = models.filter(
    ({ isEnabled, isDefault, capabilities }) => isEnabled && !isDefault && capabilities.chat,
  );
  const placeOf = ({ id, fallbackPosition }: ConnectedModel) => {
    if (!stored) return fallbackPosition;
    const at = stored.indexOf(id);
    return at < 0 ? null : at;
  };
  const order = answering
    .filter((model) => placeOf(model) !== null)
    .sort((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
  return {
    standard: models.find(({ isDefault }) => isDefault),
    order,
    others: answering.filter((model) => !order.includes(model)),
  };
}
