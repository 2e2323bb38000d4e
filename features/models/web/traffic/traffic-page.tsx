import { useCallback, useState } from "react";
import { AdminFrame } from "#features/admin/web/index.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { useMediaQuery } from "#platform/web/ui/use-media-query.ts";
import type { ModelTraffic } from "../../contract/model-traffic.ts";
import { TrafficCanvas } from "./traffic-canvas.tsx";
import { TrafficTable } from "./traffic-table.tsx";
import { TrafficTotals } from "./traffic-totals.tsx";
import { trafficPeriods, useTraffic, useTrafficPeriod } from "./use-traffic.ts";

/** How calls flow from workspaces and purposes to models, live, for admins. */
export function TrafficPage() {
  const { period, choose } = useTrafficPeriod();
  const query = useTraffic(period);
  const traffic = query.data;
  const isEmpty = traffic?.totals.calls === 0;
  return (
    <AdminFrame
      title="Model traffic"
      lead={`How requests flow to models in ${trafficPeriods.find(({ value }) => value === period)?.of}, live.`}
      actions={<Segmented label="Period" options={trafficPeriods} value={period} onChange={choose} />}
    >
      <UntilLoaded
        of={query}
        title="The traffic could not be loaded"
        waiting={<Skeleton className="h-96 w-full" />}
      />
      {traffic && isEmpty && (
        <EmptyState
          drawing={<QuietDeskDrawing />}
          action={
            !traffic.hasModels ? (
              <LinkButton to="/admin/llm-backend">Models and providers</LinkButton>
            ) : (
              period !== "month" && <Button onClick={() => choose("month")}>Show the last 30 days</Button>
            )
          }
        >
          {traffic.hasModels
            ? "No model was called in this period. New calls appear within seconds."
            : "No model is connected. The built-in assistant answers, calls no model and costs nothing."}
        </EmptyState>
      )}
      {traffic && !isEmpty && (
        <div aria-busy={query.isPlaceholderData}>
          <TrafficTotals totals={traffic.totals} />
          <Flow traffic={traffic} />
        </div>
      )}
    </AdminFrame>
  );
}

function Flow({ traffic }: { traffic: ModelTraffic }) {
  const [chosenId, setChosenId] = useState<string>();
  const choose = useCallback((id: string) => setChosenId((now) => (now === id ? undefined : id)), []);
  const isWide = useMediaQuery("(width >= 768px)");
  const drawing = (
    <Panel
      key="drawing"
      title="Flow"
      description="A wider line carries more calls. More than a tenth fails on a dashed one. Choose a part to see its way."
    >
      <TrafficCanvas traffic={traffic} chosenId={chosenId} onChoose={choose} />
    </Panel>
  );
  const tables = (
    <Panel
      key="tables"
      title="Calls"
      description="The busiest first. p50 and p95 are times to the first word."
    >
      <div className="grid grid-cols-1 gap-4">
        <TrafficTable traffic={traffic} of="purpose" caption="Calls by purpose and model" />
        <TrafficTable traffic={traffic} of="workspace" caption="Calls by workspace and purpose" />
      </div>
    </Panel>
  );
  return <div className="grid grid-cols-1 gap-4">{isWide ? [drawing, tables] : [tables, drawing]}</div>;
}
