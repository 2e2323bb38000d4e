import { ListFilter } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { mostSearchCharacters } from "../../../contract/index.ts";
import { complianceTexts } from "../../texts/compliance-texts.ts";
import type { useFilter } from "./use-filter.ts";

const FilterDialog = optionalPart(async () => (await import("./filter-dialog.tsx")).FilterDialog);

const typingMs = 350;

/** The search, and the way to all other filters. */
export function FilterBar({ place }: { place: ReturnType<typeof useFilter> }) {
  const texts = useTexts(complianceTexts);
  const { filter, show } = place;
  const searched = filter.q ?? "";
  const [typed, setTyped] = useState(searched);
  const [isOpen, setOpen] = useState(false);
  // The address may change without the field: a chip is removed, a saved query is opened.
  useEffect(() => setTyped(searched), [searched]);
  useEffect(() => {
    if (typed.trim() === searched) return undefined;
    const timer = setTimeout(() => {
      const { q: _before, ...rest } = filter;
      show(typed.trim() ? { ...rest, q: typed.trim() } : rest, { replace: true });
    }, typingMs);
    return () => clearTimeout(timer);
  });
  return (
    <search className="flex flex-wrap items-start gap-2">
      <SearchField
        label={texts.search.label}
        placeholder={filter.scope === "own" ? texts.search.ownPlaceholder : texts.search.placeholder}
        hint={filter.scope === "own" ? texts.search.ownHint : texts.search.hint}
        value={typed}
        onValueChange={setTyped}
        maxLength={mostSearchCharacters}
        shortcut="/"
        className="min-w-0 flex-1 basis-40"
      />
      <Button icon={<ListFilter aria-hidden="true" size={16} />} onClick={() => setOpen(true)}>
        {texts.filter.add}
      </Button>
      <Suspense>{isOpen && <FilterDialog place={place} onClose={() => setOpen(false)} />}</Suspense>
    </search>
  );
}
