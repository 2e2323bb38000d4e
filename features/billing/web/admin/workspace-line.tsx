import { Link } from "react-router";
import { formatAmount } from "#features/entitlements/web/index.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { type BilledWorkspace, billedStateLooks } from "../../contract/admin/billed-workspace.ts";
import { subscriptionStatuses } from "../../contract/index.ts";
import { describeDue } from "./describe-due.ts";
import { namePlan } from "./name-plan.ts";

/** A workspace in the list: name, plan, next date and usage. */
export function WorkspaceLine({ workspace }: { workspace: BilledWorkspace }) {
  const { workspaceId, name, ownerEmail, members, state, status, messages } = workspace;
  const of = messages.limit === null ? "" : ` of ${formatAmount(messages.limit, "count")}`;
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 text-sm md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)] md:items-center">
      <div className="min-w-0">
        <Link
          to={`/admin/subscriptions/workspaces/${workspaceId}`}
          aria-label={`${name} of ${ownerEmail ?? "nobody"}`}
          className="hit-area font-medium text-ink-1 underline-offset-4 wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <p className="truncate text-ink-2">
          {ownerEmail ?? "No owner with an address"}
          {members > 1 && `, ${formatAmount(members, "count")} people`}
        </p>
      </div>
      <div className="min-w-0">
        <p>
          {namePlan(workspace)} <Status look={billedStateLooks[state]} />
        </p>
        <p className="text-ink-2">
          {describeDue(workspace)}
          {state === "assigned" && status && `, subscription: ${subscriptionStatuses[status].word}`}
        </p>
      </div>
      <p className="text-ink-2 tabular-nums md:text-right">
        {formatAmount(messages.used, "count")}
        {of} messages used
      </p>
    </li>
  );
}
