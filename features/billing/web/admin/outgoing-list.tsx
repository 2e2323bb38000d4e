import { Link } from "react-router";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { PendingItem } from "../../contract/admin/pending-item.ts";
import { useRetryOutgoing } from "./use-outgoing.ts";

/** Pending items with their last failure and a retry button. */
export function OutgoingList({ matters }: { matters: readonly PendingItem[] }) {
  return (
    <ul aria-label="Pending" className="divide-y divide-line-1">
      {matters.map((matter) => (
        <MatterLine key={`${matter.kind} ${matter.id}`} matter={matter} />
      ))}
    </ul>
  );
}

function MatterLine({ matter }: { matter: PendingItem }) {
  const { kind, id, objectId, since, attempts, lastError, email, planName, workspaceId } = matter;
  const retry = useRetryOutgoing();
  const name = nameMatter(matter);
  const tryAgain = () => {
    if (kind === "checkout") return;
    retry.mutate(
      { kind, id },
      {
        onSuccess: () => notify({ type: "success", title: "Done", message: name, duration: 5000 }),
        onError: (error) => notify({ type: "error", title: "Error", message: describeError(error) }),
      },
    );
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{name}</p>
        {email && (
          <p className="wrap-anywhere">
            {email}
            {planName && `, ${planName}`}
          </p>
        )}
        {workspaceId && (
          <p>
            <Link
              to={`/admin/subscriptions/workspaces/${workspaceId}`}
              className="hit-area underline underline-offset-4 wrap-anywhere hover:text-accent"
            >
              {`Workspace ${matter.workspaceName}`}
            </Link>
          </p>
        )}
        <p className="font-mono text-xs break-all text-ink-3">{objectId ?? id}</p>
        <p className="text-ink-2 wrap-anywhere">
          Since <RelativeTime at={new Date(since)} />
          {attempts > 0 && `, ${attempts} failed ${attempts === 1 ? "attempt" : "attempts"}: ${lastError}`}
        </p>
      </div>
      {kind !== "checkout" && (
        <Button size="sm" busy={retry.isPending} aria-label={`Try again: ${name} ${id}`} onClick={tryAgain}>
          Try again
        </Button>
      )}
    </li>
  );
}

/** Describes a pending item, without a full stop. */
function nameMatter({ kind, detail }: Pick<PendingItem, "kind" | "detail">): string {
  switch (kind) {
    case "webhook":
      return `Received from the provider, not processed yet: ${detail}`;
    case "closing":
      return detail === "at_once"
        ? "Subscription to cancel immediately"
        : "Subscription to cancel at the end of the paid period";
    case "checkout":
      return detail === "quarantined"
        ? "Checkout set aside: it does not match what was started. It expires after a week"
        : "Checkout completed but not claimed. It expires after a week";
  }
}
