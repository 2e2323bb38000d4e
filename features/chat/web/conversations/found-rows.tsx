import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import type { FoundText } from "../../contract/index.ts";
import { useFoundTexts } from "../api/use-found-texts.ts";
import { FoundRow } from "./found-row.tsx";
import { LoadWhenSeen } from "./load-when-seen.tsx";
import { RowSkeletons } from "./row-skeletons.tsx";

/** What the search found, in place of the list: titles, messages with all words, then those with some. */
export function FoundRows({ words, onOpen, onClear }: FoundRowsProps) {
  const search = useFoundTexts(words);
  const { data, isPending, isError, error, isFetching, isFetchingNextPage, hasNextPage } = search;
  const found = (data?.pages ?? []).flatMap(({ items }) => items);

  if (isPending) return <RowSkeletons />;
  if (isError && found.length === 0) {
    return (
      <ErrorState
        title="The search failed"
        message={describeError(error)}
        onRetry={() => search.refetch()}
        isRetrying={isFetching}
        className="px-3 py-6"
      />
    );
  }
  if (found.length === 0) {
    return (
      <EmptyState className="px-3 py-8" action={<Button onClick={onClear}>Clear search</Button>}>
        Nothing matches “{words.trim()}”.
      </EmptyState>
    );
  }
  return (
    <div data-scroller="" className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
      {sections.map(({ label, holds }) => {
        const items = found.filter(holds);
        return (
          items.length > 0 && (
            <section key={label} aria-label={`${label} found`}>
              <h3 className="sticky top-0 z-1 bg-paper-2 px-2.5 pt-3 pb-1 text-xs font-medium text-ink-3">
                {label}
              </h3>
              <ul className="flex flex-col gap-0.5">
                {items.map((item) => (
                  <li key={item.message?.id ?? item.conversationId}>
                    <FoundRow found={item} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      <LoadWhenSeen isActive={hasNextPage && !isFetchingNextPage} onSeen={() => search.fetchNextPage()} />
      {isFetchingNextPage && (
        <p role="status" className="flex items-center justify-center gap-2 py-3 text-xs text-ink-3">
          <Spinner sizePx={14} /> Loading more
        </p>
      )}
    </div>
  );
}

const sections: { label: string; holds: (found: FoundText) => boolean }[] = [
  { label: "Titles", holds: ({ message }) => message === null },
  { label: "Messages", holds: ({ message, holdsAll }) => message !== null && holdsAll },
  { label: "Some of the words", holds: ({ message, holdsAll }) => message !== null && !holdsAll },
];

interface FoundRowsProps {
  words: string;
  onOpen?: () => void;
  onClear: () => void;
}
