import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { describeAct } from "./describe-act.ts";
import { describeFacts } from "./describe-facts.ts";
import { namePlan } from "./name-plan.ts";
import { usePlanNames } from "./use-plan-names.ts";
import { useBillingHistory } from "./use-workspace-billing.ts";

/** The workspace's billing events, from the audit log. */
export function HistoryPanel({ workspaceId }: { workspaceId: string }) {
  const query = useBillingHistory(workspaceId);
  const plans = usePlanNames();
  const nameOfPlan = (id: string) =>
    namePlan({ planKey: id, planName: plans.data?.find((plan) => plan.id === id)?.name ?? null });
  const events = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Panel title="History" description="From the audit log, newest first.">
      <UntilLoaded
        of={query}
        title="The history could not be loaded"
        waiting={<Skeleton className="h-32 w-full" />}
      />
      {events?.length === 0 && <p className="text-sm text-ink-2">No activity yet.</p>}
      <ul aria-label="History" className="divide-y divide-line-1 empty:hidden">
        {events?.map(({ id, act, at, by, facts }) => (
          <li key={id} className="py-2 text-sm wrap-anywhere">
            <p>
              <span className="font-medium">{describeAct(act)}</span>{" "}
              <span className="text-ink-3">
                <RelativeTime at={new Date(at)} />
                {by && `, by ${by}`}
              </span>
            </p>
            <p className="text-ink-2 empty:hidden">{describeFacts(facts, nameOfPlan)}</p>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore
          shown={events?.length ?? 0}
          isLoading={query.isFetchingNextPage}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </Panel>
  );
}
