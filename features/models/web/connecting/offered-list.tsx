import { useState } from "react";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import type { OfferedModel } from "../../contract/index.ts";
import { formatTokens } from "../connected/format-tokens.ts";

const fewModels = 8;

/** The models that a provider lists, to check. */
export function OfferedList({ models, chosen, onToggle }: OfferedListProps) {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const shown = models.filter(({ modelId }) => modelId.toLowerCase().includes(wanted));
  return (
    <div className="grid gap-2">
      {models.length > fewModels && (
        <SearchField
          label="Search models"
          placeholder={`Search ${models.length} models`}
          value={search}
          onValueChange={setSearch}
        />
      )}
      <ul
        aria-label="Models of the provider"
        className="max-h-72 overflow-y-auto rounded-lg border border-line-1 bg-paper-1 px-3 py-1.5"
      >
        {shown.map(({ modelId, contextTokens, isAdded }) => (
          <li key={modelId} className="flex items-center justify-between gap-3">
            <Checkbox
              className="min-w-0 flex-1"
              label={<span className="min-w-0 font-mono text-sm wrap-anywhere">{modelId}</span>}
              checked={isAdded || chosen.has(modelId)}
              disabled={isAdded}
              onChange={() => onToggle(modelId)}
            />
            <span className="shrink-0 text-xs text-ink-3">
              {isAdded ? "Added" : contextTokens ? formatTokens(contextTokens) : ""}
            </span>
          </li>
        ))}
        {shown.length === 0 && <li className="py-2 text-sm text-ink-2">No model has this in its name.</li>}
      </ul>
    </div>
  );
}

interface OfferedListProps {
  models: readonly OfferedModel[];
  chosen: ReadonlySet<string>;
  onToggle: (modelId: string) => void;
}
