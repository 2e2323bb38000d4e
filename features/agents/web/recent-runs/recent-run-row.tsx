import { Link } from "react-router";
import { runStatuses } from "#features/runs/contract/run-status.ts";
import { formatDuration } from "#features/runs/web/index.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import type { AgentRun } from "../../contract/index.ts";

/** One run: its conversation, how it ended, what started it. */
export function RecentRunRow({ run }: { run: AgentRun }) {
  const { status, conversation, version, startedBy, error, activeMs, createdAt } = run;
  return (
    <li className="grid gap-1 py-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {conversation ? (
          <Link
            to={`/chat/${conversation.id}`}
            className="min-w-0 rounded-sm font-medium text-ink-1 underline-offset-4 wrap-anywhere hover:underline pointer-coarse:py-2.5"
          >
            {conversation.title}
          </Link>
        ) : (
          <span className="text-ink-2">A conversation that you no longer have</span>
        )}
        <Status look={runStatuses[status]} />
      </p>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-3">
        <span>{describeStarted(startedBy)}</span>
        <RelativeTime at={new Date(createdAt)} />
        {version !== null && <span className="tabular-nums">{`Version ${version}`}</span>}
        <span className="tabular-nums">{`${formatDuration(activeMs)} of work`}</span>
      </p>
      {error && <p className="text-xs text-bad wrap-anywhere">{error}</p>}
    </li>
  );
}

const words: Readonly<Record<string, string>> = {
  message: "Asked by you",
  schedule: "Started by a schedule",
  webhook: "Started by a webhook",
  event: "Started by an event",
  task: "Started by a task",
  api: "Started by the API",
};

/** What started a run, in words. */
function describeStarted(startedBy: string): string {
  return words[startedBy] ?? "Started by itself";
}
