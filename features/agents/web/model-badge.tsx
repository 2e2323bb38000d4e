import { Pill } from "#platform/web/ui/pill.tsx";
import type { ModelBadge as Badge } from "../contract/index.ts";

/** Who wrote an answer; the built-in assistant says that it is no model. */
export function ModelBadge({ model }: { model: Badge }) {
  if (model.isBuiltin)
    return (
      <Pill tone="info" className="font-sans">
        Built-in, no model
      </Pill>
    );
  return <Pill className="max-w-48 truncate font-sans">{model.label}</Pill>;
}
