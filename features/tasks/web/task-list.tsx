import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Task, TaskFilter, TaskView } from "../contract/index.ts";
import { TaskRow } from "./task-row.tsx";
import { taskTexts } from "./texts/task-texts.ts";
import { useTaskActs, useTasks } from "./use-tasks.ts";

const undoToastMs = 8_000;

/** The tasks of a view in one state, page by page. */
export function TaskList({ view, state, onOpen, onCreate }: TaskListProps) {
  const texts = useTexts(taskTexts);
  const tasks = useTasks(view, state);
  const { change } = useTaskActs();
  const items = tasks.data?.pages.flatMap((page) => page.items);

  const setDone = async (task: Task, isDone: boolean) => {
    try {
      await change(task.id, { state: isDone ? "done" : "open" });
    } catch (error) {
      return notify({ type: "error", title: texts.notSaved, message: describeError(error) });
    }
    if (!isDone) return undefined;
    const onClick = () => void setDone(task, false);
    return notify({
      ...{ id: "task-done", type: "success", duration: undoToastMs, title: texts.done(task.title) },
      action: { label: texts.undo, onClick },
    });
  };

  if (!items) return <UntilLoaded of={tasks} title={texts.failedToLoad} waiting={<Waiting />} />;
  if (items.length === 0) {
    const isMine = view === "mine" && state === "active" && onCreate !== undefined;
    return (
      <EmptyState
        drawing={<QuietDeskDrawing />}
        action={isMine && <Button onClick={onCreate}>{texts.create}</Button>}
      >
        {texts.empty[view][state]} {isMine && texts.hint}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={texts.title} className="divide-y divide-line-1 border-y border-line-1">
        {items.map((task) => (
          <TaskRow
            key={task.id}
            {...{ task, view }}
            onOpen={() => onOpen(task)}
            onDone={(isDone) => void setDone(task, isDone)}
          />
        ))}
      </ul>
      {tasks.hasNextPage && (
        <div className="flex justify-center py-4">
          <Button size="sm" busy={tasks.isFetchingNextPage} onClick={() => void tasks.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className="grid gap-2" aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
    </div>
  );
}

interface TaskListProps {
  view: TaskView;
  state: TaskFilter;
  onOpen: (task: Task) => void;
  /** Absent for those who make no tasks here. */
  onCreate: (() => void) | undefined;
}
