import type { Model } from "../contract/index.ts";

/** The name of a model in a list. The built-in assistant says that it is no model. */
export function nameOfModel({ label, provider, isBuiltin }: Model): string {
  return isBuiltin ? `${label} (no model)` : `${label} · ${provider}`;
}
