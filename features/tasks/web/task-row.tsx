import { AlarmClock, Circle, CircleCheck } from "lucide-react";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { useNow } from "#platform/web/ui/time/use-now.ts";
import { type Task, type TaskView, taskStatuses } from "../contract/index.ts";
import { dueMoment } from "./due-day.ts";
import { taskTexts } from "./texts/task-texts.ts";

/** One task: what it is, how it stands, whose it is. */
export function TaskRow({ task, view, onOpen, onDone }: TaskRowProps) {
  const texts = useTexts(taskTexts);
  const isDone = task.state === "done";
  const isOver = isDone || task.state === "cancelled";
  return (
    <li className="flex items-start gap-2 py-2.5">
      <IconButton
        size="sm"
        disabled={!task.abilities.changeState}
        label={isOver ? texts.reopen(task.title) : texts.finish(task.title)}
        icon={
          isDone ? (
            <CircleCheck aria-hidden="true" size={18} className="text-good" />
          ) : (
            <Circle aria-hidden="true" size={18} />
          )
        }
        onClick={() => onDone(!isOver)}
      />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-label={texts.edit(task.title)}
          onClick={onOpen}
          className={classNames(
            "block w-full rounded-sm py-0.5 text-left text-base wrap-anywhere hover:underline pointer-coarse:min-h-11",
            isOver ? "text-ink-3" : "font-medium text-ink-1",
          )}
        >
          {task.title}
        </button>
        <Facts task={task} view={view} />
      </div>
    </li>
  );
}

function Facts({ task, view }: Pick<TaskRowProps, "task" | "view">) {
  const texts = useTexts(taskTexts);
  const { state, priority, requester, assignee } = task;
  const isForOther = requester?.id !== assignee?.id;
  const other = view === "given" ? assignee : requester;
  const name = other?.name ?? texts.somebodyGone;
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
      {state !== "open" && <Status look={{ ...taskStatuses[state], word: texts.states[state] }} />}
      {priority !== "normal" && (
        <Pill tone={priority === "urgent" ? "bad" : priority === "high" ? "warn" : "neutral"}>
          {texts.priorities[priority]}
        </Pill>
      )}
      <Due task={task} />
      <Reminder task={task} />
      {isForOther && (
        <span className="min-w-0 wrap-anywhere">{view === "given" ? texts.for(name) : texts.from(name)}</span>
      )}
      {task.isFromOutside ? (
        <span>{texts.fromOutside}</span>
      ) : (
        task.isByAssistant && <span>{texts.byAssistant}</span>
      )}
    </p>
  );
}

function Due({ task: { dueAt, state } }: Pick<TaskRowProps, "task">) {
  const texts = useTexts(taskTexts);
  const language = usePageLanguage();
  const now = useNow();
  if (!dueAt) return null;
  const at = new Date(dueAt);
  const day = dueMoment(at, language, now);
  const isLate = at < now && (state === "open" || state === "in_progress");
  return (
    <time dateTime={dueAt} className={isLate ? "font-medium text-bad" : undefined}>
      {isLate ? texts.overdue(day) : texts.due(day)}
    </time>
  );
}

/** A sign that a reminder will come, and when. */
function Reminder({ task: { remindAt, state } }: Pick<TaskRowProps, "task">) {
  const texts = useTexts(taskTexts);
  const language = usePageLanguage();
  const now = useNow();
  if (!remindAt || new Date(remindAt) <= now || state === "done" || state === "cancelled") return null;
  const words = texts.reminds(dueMoment(new Date(remindAt), language, now));
  return (
    <span title={words}>
      <AlarmClock role="img" aria-label={words} size={14} />
    </span>
  );
}

interface TaskRowProps {
  task: Task;
  view: TaskView;
  onOpen: () => void;
  onDone: (isDone: boolean) => void;
}
