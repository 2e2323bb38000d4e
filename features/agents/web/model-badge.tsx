import { Pill } from "#platform/web/ui/pill.tsx";
import type { ModelBadge as Badge } from "../contract/index.ts";

/** Who wrote an answer; the built-in assistant says that it is no model, and a model whom it stood in for. */
export function ModelBadge({ model }: { model: Badge }) {
  if (model.isBuiltin)
    return (
      <Pill tone="info" className="font-sans">
        Built-in, no model
      </Pill>
    );
  return (
    <Pill className="max-w-48 truncate font-sans">
      {model.insteadOf ? `${model.label} instead of ${model.insteadOf}` : model.label}
    </Pill>
  );
}
