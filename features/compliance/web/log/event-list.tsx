import type { RefObject } from "react";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { LockedDrawing } from "#platform/web/ui/drawings/locked-drawing.tsx";
import { NoMatchDrawing } from "#platform/web/ui/drawings/no-match-drawing.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { complianceTexts } from "../texts/compliance-texts.ts";
import { EventRow } from "./event-row.tsx";
import { activeNames } from "./filter/log-filter.ts";
import type { useFilter } from "./filter/use-filter.ts";
import { formatMoment } from "./format-number.ts";
import { useActs } from "./use-acts.ts";
import { useFreshEvents } from "./use-fresh-events.ts";
import { useLog } from "./use-log.ts";

/** The events of the filter, newest first. New ones wait behind a button, so that nothing moves. */
export function EventList({
  place,
  list,
}: {
  place: ReturnType<typeof useFilter>;
  list: RefObject<HTMLUListElement | null>;
}) {
  const texts = useTexts(complianceTexts);
  const { filter } = place;
  const log = useLog(filter);
  const acts = useActs();
  const fresh = useFreshEvents(filter);
  const isFiltered = activeNames(filter).length > 0;

  if (log.isPending || !acts) return <Skeleton className="h-96 w-full" />;
  if (log.error && log.events.length === 0) return <Failure error={log.error} of={log} />;
  if (log.events.length === 0 && !log.goesOn && !log.hasNextPage) {
    return (
      <EmptyState
        drawing={isFiltered ? <NoMatchDrawing /> : <QuietDeskDrawing />}
        action={
          isFiltered && (
            <Button onClick={() => place.show({ scope: filter.scope })}>{texts.filter.clear}</Button>
          )
        }
      >
        {isFiltered ? texts.list.noMatch : texts.list.empty}
      </EmptyState>
    );
  }
  return (
    <>
      <div aria-live="polite" className="sticky top-2 z-2 flex h-0 justify-center">
        {fresh.count > 0 && (
          <Button
            size="sm"
            variant="primary"
            className="rounded-full shadow-float"
            onClick={() => void fresh.show()}
          >
            {fresh.isMore ? texts.list.manyFresh(fresh.count) : texts.list.fresh(fresh.count)}
          </Button>
        )}
      </div>
      <ul ref={list} aria-label={texts.list.label} className="rounded-lg border border-line-1 bg-paper-1">
        {log.events.map((event) => (
          <EventRow key={event.id} event={event} acts={acts} to={place.addressOf(event.id)} />
        ))}
      </ul>
      <Rest of={log} />
      <p className="hidden text-center text-sm text-ink-3 pointer-fine:block">{texts.list.keys}</p>
    </>
  );
}

function Rest({ of }: { of: ReturnType<typeof useLog> }) {
  const { list: texts } = useTexts(complianceTexts);
  const { searchedTo, goesOn, hasNextPage, isFetchingNextPage } = of;
  return (
    <div
      className="flex flex-wrap items-center justify-center gap-3 py-4 text-sm text-ink-3"
      aria-live="polite"
    >
      {searchedTo && <span>{texts.searching(formatMoment(new Date(searchedTo)))}</span>}
      {hasNextPage && !goesOn && (
        <Button size="sm" busy={isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
          {searchedTo ? texts.goOn : texts.more}
        </Button>
      )}
      {!hasNextPage && texts.end}
    </div>
  );
}

function Failure({ error, of }: { error: Error; of: ReturnType<typeof useLog> }) {
  const { list: texts } = useTexts(complianceTexts);
  if (error instanceof ApiError && error.status === 403) {
    return <EmptyState drawing={<LockedDrawing />}>{texts.forbidden}</EmptyState>;
  }
  return (
    <ErrorState
      title={texts.failed}
      message={describeError(error)}
      errorId={error instanceof ApiError ? (error.requestId ?? "") : ""}
      onRetry={() => void of.refetch()}
      isRetrying={of.isFetching}
    />
  );
}
