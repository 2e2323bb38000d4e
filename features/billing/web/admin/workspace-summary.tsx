import { Status } from "#platform/web/ui/status.tsx";
import { formatDay } from "#platform/web/ui/time/format-day.ts";
import { type BilledWorkspace, billedStateLooks } from "../../contract/admin/billed-workspace.ts";
import { describeDue } from "./describe-due.ts";
import { namePlan } from "./name-plan.ts";

/** The workspace's plan in a few lines. */
export function WorkspaceSummary({ workspace }: { workspace: BilledWorkspace }) {
  const { state, members, createdAt, workspaceId } = workspace;
  const facts: [string, string][] = [
    ["Next", describeDue(workspace)],
    ["People", String(members)],
    ["Since", formatDay(new Date(createdAt))],
    ["ID", workspaceId],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
      <dt className="text-ink-2">Plan</dt>
      <dd>
        {namePlan(workspace)} <Status look={billedStateLooks[state]} />
      </dd>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
