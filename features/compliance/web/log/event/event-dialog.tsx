import { Suspense } from "react";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { LockedDrawing } from "#platform/web/ui/drawings/locked-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { complianceTexts } from "../../texts/compliance-texts.ts";
import type { useFilter } from "../filter/use-filter.ts";
import { formatNumber } from "../format-number.ts";
import { useActs } from "../use-acts.ts";
import { EventFacts } from "./event-facts.tsx";
import { EventSentence } from "./event-sentence.tsx";
import { PersonalContentOf } from "./personal-content.tsx";
import { RecordedBytes } from "./recorded-bytes.tsx";
import { useEvent } from "./use-event.ts";

const EventProof = optionalPart(async () => (await import("../../proof/event-proof.tsx")).EventProof);

/** An event as a sentence and as its fields. Its address can be passed on. */
export function EventDialog({ id, place }: { id: string; place: ReturnType<typeof useFilter> }) {
  const { event: words } = useTexts(complianceTexts);
  const event = useEvent(id);
  const acts = useActs();
  const detail = event.data ?? undefined;
  const isMissing = event.error instanceof ApiError && [400, 404, 422].includes(event.error.status);
  return (
    <Dialog
      isOpen
      isReadFirst
      size="lg"
      title={words.title(detail ? formatNumber(detail.event.number) : "")}
      onClose={place.close}
    >
      {event.isPending && <Skeleton className="h-64 w-full" />}
      {isMissing && <EmptyState drawing={<LockedDrawing />}>{words.missing}</EmptyState>}
      {event.error && !isMissing && (
        <ErrorState
          title={words.failed}
          message={describeError(event.error)}
          onRetry={() => void event.refetch()}
          isRetrying={event.isFetching}
        />
      )}
      {detail && acts && (
        <div className="grid gap-5">
          <p className="text-lg wrap-anywhere">
            <EventSentence event={detail.event} acts={acts} hasLinks />
          </p>
          <EventFacts detail={detail} acts={acts} />
          <PersonalContentOf key={id} detail={detail} />
          <Suspense fallback={<Skeleton className="h-16 w-full" />}>
            <EventProof key={`proof ${id}`} id={id} number={detail.event.number} />
          </Suspense>
          <RecordedBytes detail={detail} />
        </div>
      )}
    </Dialog>
  );
}
