import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { formatDuration } from "#features/runs/web/index.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { agentCalls, type FigureDays } from "../api/agent-calls.ts";
import { agentKeys } from "../api/agent-keys.ts";
import { describeCost, describeOthers, describeSuccess } from "./describe-figures.ts";

const periods: readonly FigureDays[] = [7, 30, 90];

/** What an agent did, for all people together. */
export function FiguresPart({ agentId }: { agentId: string }) {
  const [days, setDays] = useState<FigureDays>(30);
  const query = useQuery({
    queryKey: agentKeys.figures(agentId, days),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => agentCalls.figures(agentId, days, signal),
  });
  const { data: figures } = query;
  return (
    <Panel
      title="Figures"
      description="For all people together, without tests. What they asked is not shown. Of an answer that was handed over, each agent counts its own part."
      actions={
        <Segmented
          label="Period"
          options={periods.map((value) => ({ value: String(value), label: `${value} days` }))}
          value={String(days)}
          onChange={(chosen) => setDays(periods.find((value) => String(value) === chosen) ?? days)}
        />
      }
    >
      <UntilLoaded
        of={query}
        title="The figures could not be loaded"
        waiting={<Skeleton className="h-24 w-full" />}
      />
      {figures?.runs === 0 && <EmptyState>{`Nobody asked this agent in the last ${days} days.`}</EmptyState>}
      {figures !== undefined && figures.runs > 0 && (
        <dl aria-busy={query.isPlaceholderData} className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
          <Figure name="Runs" value={figures.runs.toLocaleString("en-US")}>
            {figures.lastUsedAt && (
              <>
                {"Last used "}
                <RelativeTime at={new Date(figures.lastUsedAt)} />
              </>
            )}
          </Figure>
          <Figure name="Success" value={describeSuccess(figures)}>
            {describeOthers(figures)}
          </Figure>
          <Figure name="Cost" value={describeCost(figures)}>
            Of models, by their prices
          </Figure>
          <Figure
            name="Median duration"
            value={figures.medianActiveMs === null ? "–" : formatDuration(figures.medianActiveMs)}
          >
            At work, without waits
          </Figure>
        </dl>
      )}
    </Panel>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="text-2xl font-semibold text-ink-1 tabular-nums">{value}</dd>
      <dd className="text-xs text-ink-3">{children}</dd>
    </div>
  );
}
