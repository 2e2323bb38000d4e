import { Suspense, useState } from "react";
import { ApiError } from "#platform/web/api/api-error.ts";
import { apiQuery } from "#platform/web/api/client.ts";
import { useMay } from "#platform/web/api/use-may.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LockedDrawing } from "#platform/web/ui/drawings/locked-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { ComplianceArea } from "../compliance-area.tsx";
import { HoldsPanel } from "./holds-panel.tsx";
import { RetentionPanel } from "./retention-panel.tsx";
import { holdsTexts } from "./texts/holds-texts.ts";
import { useHolds } from "./use-holds.ts";

const PlaceHoldDialog = optionalPart(
  async () => (await import("./place/place-hold-dialog.tsx")).PlaceHoldDialog,
);

/** What is kept for a matter, and how long everything else is. */
export function HoldsPage() {
  const texts = useTexts(holdsTexts);
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  const mayRead = useMay("hold.read");
  const holds = useHolds();
  const [isPlacing, setPlacing] = useState(false);
  const { data, error } = holds;
  // Their role may have changed while the page is open.
  const isRefused = error instanceof ApiError && error.status === 403;
  if (isRefused || (me && !mayRead)) {
    return (
      <ComplianceArea lead={texts.lead}>
        <EmptyState drawing={<LockedDrawing />}>{texts.forbidden}</EmptyState>
      </ComplianceArea>
    );
  }
  return (
    <ComplianceArea lead={texts.lead}>
      <div className="grid grid-cols-1 gap-4">
        <UntilLoaded of={holds} title={texts.failed} waiting={<Skeleton className="h-60 w-full" />} />
        {data && <HoldsPanel holds={data.items} mayPlace={data.mayPlace} onPlace={() => setPlacing(true)} />}
        {mayRead && <RetentionPanel />}
      </div>
      <Suspense>
        {data && isPlacing && <PlaceHoldDialog choices={data} onClose={() => setPlacing(false)} />}
      </Suspense>
    </ComplianceArea>
  );
}
