import { Button } from "#platform/web/ui/button.tsx";
import { Card } from "#platform/web/ui/card.tsx";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { BlankSlipDrawing } from "#platform/web/ui/drawings/blank-slip-drawing.tsx";
import { LockedDrawing } from "#platform/web/ui/drawings/locked-drawing.tsx";
import { NoMatchDrawing } from "#platform/web/ui/drawings/no-match-drawing.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import { DesignSection } from "../design-section.tsx";
import { Specimen } from "../specimen.tsx";

export function WaitingSection() {
  return (
    <DesignSection
      id="waiting"
      title="Waiting, empty, failed"
      note="Nothing for 200 ms, then the shape of what comes. None yet, no match, no permission and failed are four different things."
    >
      <Specimen name="Spinners">
        <Spinner sizePx={14} label="Loading" />
        <Spinner />
        <Spinner sizePx={24} className="text-accent" />
        <CentredSpinner className="min-h-28 rounded-lg bg-paper-2" />
      </Specimen>
      <Specimen name="Skeleton" className="space-y-2.5">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="h-4 w-3/4" />
      </Specimen>
      <Specimen name="None yet" className="">
        <Card>
          <EmptyState
            drawing={<QuietDeskDrawing />}
            action={<Button variant="primary">New conversation</Button>}
          >
            Conversations are kept here.
          </EmptyState>
        </Card>
      </Specimen>
      <Specimen name="No match" className="">
        <Card>
          <EmptyState drawing={<NoMatchDrawing />} action={<Button>Clear filters</Button>}>
            No conversation matches these filters.
          </EmptyState>
        </Card>
      </Specimen>
      <Specimen name="No permission" className="">
        <Card>
          <EmptyState drawing={<LockedDrawing />}>Only admins see this. Ask Jana Holt for access.</EmptyState>
        </Card>
      </Specimen>
      <Specimen name="No record" className="">
        <Card>
          <EmptyState drawing={<BlankSlipDrawing />}>Nothing was done in this period.</EmptyState>
        </Card>
      </Specimen>
      <Specimen name="Failed" isWide className="">
        <Card>
          <ErrorState
            title="Failed to load metrics"
            message="The server did not answer within ten seconds. What you see elsewhere is still right."
            errorId="req_5dc9da79"
            onRetry={() => {}}
          />
        </Card>
      </Specimen>
    </DesignSection>
  );
}
