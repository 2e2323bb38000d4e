import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { runStatuses } from "#features/runs/contract/index.ts";
import { focusNext } from "#features/tools/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import type { FailedRun } from "../../contract/index.ts";

/** A run that failed, with the way to its conversation, where it can be tried again. */
export function FailedRunCard({ run }: { run: FailedRun }) {
  const client = useQueryClient();
  const card = useRef<HTMLElement>(null);
  const dismiss = useMutation({
    mutationFn: () =>
      api.POST("/api/v1/inbox/failed-runs/{id}/dismiss", { params: { path: { id: run.id } } }),
    onSuccess: async () => {
      const next = focusNext(card.current);
      await client.invalidateQueries({ queryKey: ["inbox"] });
      next();
    },
  });
  const title = run.title ?? "A run without a conversation";
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={`Failed: ${title}`}
      data-item={run.id}
      data-waiting-card={run.id}
      className="min-w-0 scroll-mt-16 rounded-lg border border-line-1 bg-paper-1 p-3.5 text-base sm:p-4"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 flex-1 basis-56 font-semibold wrap-anywhere">{title}</h3>
        <span className="flex items-center gap-2 text-xs text-ink-3">
          <RelativeTime at={new Date(run.endedAt)} />
          <Status look={runStatuses.failed} />
        </span>
      </header>
      <p className="mt-1 text-sm text-ink-2 wrap-anywhere">{run.error?.message ?? "The run failed."}</p>
      {dismiss.isError && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {describeError(dismiss.error)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {run.conversationId && (
          <LinkButton to={`/chat/${run.conversationId}`}>Open the conversation</LinkButton>
        )}
        <Button variant="ghost" busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
          Dismiss
        </Button>
      </div>
    </article>
  );
}
