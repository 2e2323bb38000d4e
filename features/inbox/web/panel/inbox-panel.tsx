import { useRef } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { WithOpenApprovals } from "../with-open-approvals.tsx";
import { ItemCard } from "./item-card.tsx";
import { useFocusAsked } from "./use-focus-asked.ts";
import { useShownItems } from "./use-shown-items.ts";
import { WaitingForOthers } from "./waiting-for-others.tsx";

/** What waits for the reader, as cards, and what waits for others. Nothing is seen when nothing waits. */
export function InboxPanel() {
  const { askedId, isAskedMissing, items, total, inbox, settle, showMore } = useShownItems();
  const home = useRef<HTMLElement>(null);
  useFocusAsked(home, {
    id: askedId,
    isShown: inbox.data !== undefined && items.some(({ id }) => id === askedId),
    isMissing: isAskedMissing,
  });
  if (inbox.isError && items.length === 0) {
    return (
      <section aria-label="Waits for you" className="rounded-lg border border-line-1">
        <ErrorState
          title="What waits for you could not be loaded"
          message={describeError(inbox.error)}
          onRetry={() => inbox.refetch()}
          isRetrying={inbox.isFetching}
        />
      </section>
    );
  }
  if (!inbox.data || (items.length === 0 && inbox.data.pages[0]?.counts.others === 0 && !isAskedMissing))
    return null;
  return (
    <section
      ref={home}
      aria-labelledby="inbox-title"
      tabIndex={-1}
      data-waiting-home
      className="min-w-0 scroll-mt-16"
    >
      <h2 id="inbox-title" className="mb-3 flex items-baseline gap-2 text-base font-semibold">
        {total === 0 ? (
          "Nothing waits for you"
        ) : (
          <>
            Waits for you <span className="text-sm font-normal text-ink-2 tabular-nums">{total}</span>
          </>
        )}
      </h2>
      {isAskedMissing && (
        <p role="status" className="mb-3 text-sm text-ink-2">
          What you came for does not wait any more, or is in another workspace.
        </p>
      )}
      <WithOpenApprovals>
        <ul className="grid min-w-0 gap-3">
          {items.map((item) => (
            <li key={item.id} className="min-w-0">
              <ItemCard item={item} onSettled={settle} />
            </li>
          ))}
        </ul>
      </WithOpenApprovals>
      <LoadMore
        shown={Math.min(items.length, total)}
        total={total}
        isLoading={inbox.isFetchingNextPage}
        onLoad={showMore}
      />
      {(inbox.data.pages[0]?.counts.others ?? 0) > 0 && <WaitingForOthers />}
    </section>
  );
}
