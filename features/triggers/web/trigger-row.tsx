import { Link } from "react-router";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { type Trigger, triggerStatuses } from "../contract/index.ts";
import { describeStart } from "./describe-start.ts";
import { FiringStatus } from "./firings/firing-status.tsx";
import { ShownMoment } from "./shown-moment.tsx";
import { TriggerMenu } from "./trigger-menu.tsx";

/** A trigger in the list: what starts it, who answers, how the last time went, when the next one is. */
export function TriggerRow({ trigger, onEdit }: { trigger: Trigger; onEdit: () => void }) {
  const { id, name, agent, status, nextAt, lastFiring, timeZone } = trigger;
  return (
    <li aria-label={name} className="flex items-start gap-2 px-3 py-3 sm:px-4">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={`/agents/triggers/${id}`}
            className="min-w-0 rounded-sm font-medium text-ink-1 underline-offset-4 wrap-anywhere hover:underline pointer-coarse:py-2.5"
          >
            {name}
          </Link>
          <Status look={triggerStatuses[status]} />
        </p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          {describeStart(trigger)} · {agent ? (agent.name ?? "An agent that you cannot use") : "Assistant"}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
          {nextAt && (
            <span>
              Next: <ShownMoment at={nextAt} timeZone={timeZone} />
            </span>
          )}
          {lastFiring ? (
            <span className="flex flex-wrap items-center gap-1.5">
              Last: <RelativeTime at={new Date(lastFiring.firedAt)} />
              <FiringStatus firing={lastFiring} />
            </span>
          ) : (
            <span>Not started yet</span>
          )}
        </p>
      </div>
      <TriggerMenu trigger={trigger} onEdit={onEdit} />
    </li>
  );
}
