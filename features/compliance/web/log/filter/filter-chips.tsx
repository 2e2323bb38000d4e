import { X } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { complianceTexts } from "../../texts/compliance-texts.ts";
import { activeNames, type FilterName } from "./log-filter.ts";
import type { useFilter } from "./use-filter.ts";
import { useFilterWords } from "./use-filter-words.ts";

/** The filters that are set. A press on one removes it. */
export function FilterChips({ place }: { place: Pick<ReturnType<typeof useFilter>, "filter" | "show"> }) {
  const texts = useTexts(complianceTexts);
  const words = texts.filter;
  const wordsOf = useFilterWords();
  const { filter } = place;
  const names = activeNames(filter);
  if (names.length === 0) return null;

  const without = (name: FilterName) => {
    const { [name]: _removed, ...rest } = filter;
    place.show(rest);
  };
  return (
    <ul aria-label={words.active} className="flex flex-wrap items-center gap-2">
      {names.map((name) => (
        <li key={name} className="min-w-0 max-w-full">
          <button
            type="button"
            aria-label={words.remove(`${words[name]}: ${wordsOf(filter, name)}`)}
            onClick={() => without(name)}
            className="flex h-7 max-w-full items-center gap-1.5 rounded-full border border-line-2 bg-paper-1 px-2.5 text-sm text-ink-1 transition-colors hover:bg-paper-3 pointer-coarse:h-11"
          >
            <span className="text-ink-3">{words[name]}</span>
            <span className="max-w-60 min-w-0 truncate">{wordsOf(filter, name)}</span>
            <X aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
          </button>
        </li>
      ))}
      <li>
        <Button size="sm" variant="ghost" onClick={() => place.show({ scope: filter.scope })}>
          {words.clear}
        </Button>
      </li>
    </ul>
  );
}
