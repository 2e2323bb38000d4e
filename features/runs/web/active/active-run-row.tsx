import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import type { ListedRun } from "../../contract/index.ts";
import { describeActivity } from "./describe-activity.ts";
import { activeRunsKey } from "./use-active-runs.ts";

/** A run that has not ended: who works, on what, what it does right now, since when, and the way to stop it. */
export function ActiveRunRow({ run, onStopped }: { run: ListedRun; onStopped: () => void }) {
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: () => api.POST("/api/v1/runs/{id}/cancel", { params: { path: { id: run.id } } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: activeRunsKey });
      onStopped();
    },
  });
  const since = new Date(run.createdAt);
  const title = run.title ?? "New conversation";
  const isStopping = run.isStopping || stop.isPending;
  return (
    <li className="relative flex min-h-14 items-center gap-3 py-2 pr-2 pl-3.5 transition-colors hover:bg-paper-2">
      <ChevronIcon sizePx={14} className={`shrink-0 ${markOf(run)}`} />
      <div className="min-w-0 flex-1">
        <p className="flex">
          {run.conversationId ? (
            <Link
              to={`/chat/${run.conversationId}`}
              className="min-w-0 truncate text-base font-medium -outline-offset-2 after:absolute after:inset-0"
            >
              {title}
            </Link>
          ) : (
            <span className="min-w-0 truncate text-base font-medium">{title}</span>
          )}
        </p>
        <p className="flex min-w-0 gap-1.5 text-sm text-ink-2 max-sm:flex-col max-sm:gap-0">
          <span className="truncate sm:max-w-[40%] sm:shrink-0">
            {run.agent ? (run.agent.name ?? "An agent") : "Assistant"}
            <span className="sm:hidden">
              , <RelativeTime at={since} />
            </span>
          </span>
          <span aria-hidden="true" className="max-sm:hidden">
            ·
          </span>
          <span className="min-w-0 sm:truncate max-sm:line-clamp-2 wrap-anywhere">
            {describeActivity(run)}
          </span>
        </p>
        {stop.isError && (
          <p role="alert" className="text-sm text-bad">
            {describeError(stop.error)}
          </p>
        )}
      </div>
      <span className="shrink-0 text-xs text-ink-3 max-sm:hidden">
        <RelativeTime at={since} />
      </span>
      {(run.abilities.cancel || isStopping) && (
        <Button
          size="sm"
          variant="ghost"
          className="relative"
          aria-label={`Stop: ${title}`}
          busy={isStopping}
          onClick={() => stop.mutate()}
        >
          Stop
        </Button>
      )}
    </li>
  );
}

function markOf({ status }: ListedRun): string {
  if (status === "running") return "animate-breathe text-accent";
  return status === "waiting" ? "text-brass" : "text-ink-3";
}
