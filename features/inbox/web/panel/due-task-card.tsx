import { useMutation, useQueryClient } from "@tanstack/react-query";
import { taskStatuses } from "#features/tasks/contract/index.ts";
import { dueMoment } from "#features/tasks/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { useNow } from "#platform/web/ui/time/use-now.ts";
import type { InboxItem } from "../../contract/index.ts";

type Task = Extract<InboxItem, { type: "task" }>["task"];

/** A task of the reader whose moment has come. It waits until it is done, or gets another moment. */
export function DueTaskCard({ task: listed, onSettled }: { task: Task; onSettled: () => void }) {
  const client = useQueryClient();
  const now = useNow();
  const change = useMutation({
    mutationFn: async (state: Task["state"]) => {
      const params = { path: { id: listed.id } };
      return (await api.PATCH("/api/v1/tasks/{id}", { params, body: { state } })).data;
    },
    onSuccess: onSettled,
    onSettled: () => client.invalidateQueries({ queryKey: ["inbox"] }),
  });
  const task = change.data ?? listed;
  const isActive = task.state === "open" || task.state === "in_progress";
  return (
    <article
      tabIndex={-1}
      aria-label={`Reminder: ${task.title}`}
      data-item={task.id}
      data-waiting-card={isActive ? task.id : undefined}
      className={`min-w-0 scroll-mt-16 rounded-lg border bg-paper-1 p-3.5 text-base sm:p-4 ${isActive ? "border-brass-line" : "border-line-1"}`}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 flex-1 basis-56 font-semibold wrap-anywhere">{task.title}</h3>
        <Status look={taskStatuses[task.state]} />
      </header>
      <p className="mt-1 text-sm text-ink-2">{factsOf(task, now)}</p>
      {task.body !== "" && (
        <p className="mt-2 line-clamp-6 text-sm whitespace-pre-wrap wrap-anywhere">{task.body}</p>
      )}
      {change.isError && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {describeError(change.error)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={change.isPending} onClick={() => change.mutate(isActive ? "done" : "open")}>
          {isActive ? "Mark as done" : "Open again"}
        </Button>
        <LinkButton to="/tasks" variant="ghost">
          All tasks
        </LinkButton>
      </div>
    </article>
  );
}

function factsOf({ dueAt, requester, assignee, isFromOutside }: Task, now: Date): string {
  const facts = [
    dueAt === null ? "A reminder" : `Due ${dueMoment(new Date(dueAt), "en", now)}`,
    ...(requester?.id === assignee?.id ? [] : [`from ${requester?.name ?? "a former colleague"}`]),
    ...(isFromOutside ? ["with text from outside"] : []),
  ];
  return `${facts.join(", ")}.`;
}
