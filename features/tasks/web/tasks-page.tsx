import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { useWorksHere } from "#platform/web/api/use-works-here.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import type { Task, TaskFilter, TaskView } from "../contract/index.ts";
import { taskFilters, taskViews } from "../contract/task-choices.ts";
import { readTold } from "./read-told.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { TaskList } from "./task-list.tsx";
import { TasksArea } from "./tasks-area.tsx";
import { taskTexts } from "./texts/task-texts.ts";
import { useMeantTask } from "./use-meant-task.ts";

/** The person's tasks, and those that they gave to others. */
export function TasksPage() {
  const texts = useTexts(taskTexts);
  const mayCreate = useWorksHere();
  const [view, setView] = useState<TaskView>("mine");
  const [state, setState] = useState<TaskFilter>("active");
  const [opened, setOpened] = useState<Task | "new">();
  const open = useCallback((task: Task) => {
    setOpened(task);
    readTold(task.id);
  }, []);
  useMeantTask(open);
  return (
    <TasksArea
      title={texts.title}
      lead={texts.lead}
      actions={
        mayCreate && (
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" size={16} />}
            onClick={() => setOpened("new")}
          >
            {texts.create}
          </Button>
        )
      }
    >
      <div className="mb-4 flex flex-wrap gap-2">
        <Segmented
          label={texts.views.label}
          options={taskViews.map((value) => ({ value, label: texts.views[value] }))}
          value={view}
          onChange={setView}
        />
        <Segmented
          label={texts.filters.label}
          options={taskFilters.map((value) => ({ value, label: texts.filters[value] }))}
          value={state}
          onChange={setState}
        />
      </div>
      <TaskList
        {...{ view, state }}
        onOpen={open}
        onCreate={mayCreate ? () => setOpened("new") : undefined}
      />
      {opened && (
        <TaskDialog
          key={opened === "new" ? "new" : opened.id}
          task={opened === "new" ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </TasksArea>
  );
}
