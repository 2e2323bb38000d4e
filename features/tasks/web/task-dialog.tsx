import { useState } from "react";
import { statusesOf } from "#platform/contract/status.ts";
import { apiQuery } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { Task } from "../contract/index.ts";
import { taskPriorities } from "../contract/task-choices.ts";
import { mostTaskCharacters, mostTitleCharacters } from "../contract/task-limits.ts";
import { taskStatuses } from "../contract/task-status.ts";
import { fieldOfDay, fieldOfTime, momentOfFields, reminderOfFields } from "./due-day.ts";
import { taskTexts } from "./texts/task-texts.ts";
import { useTaskActs, useTaskPeople } from "./use-tasks.ts";

/** Creates a task, or changes one. Who only does it changes its state, and guests and auditors read it. */
export function TaskDialog({ task, onClose }: { task?: Task | undefined; onClose: () => void }) {
  const texts = useTexts(taskTexts);
  const { dialog } = texts;
  const { create, change } = useTaskActs();
  const [title, setTitle] = useState(task?.title ?? "");
  const [body, setBody] = useState(task?.body ?? "");
  const [priority, setPriority] = useState(task?.priority ?? "normal");
  const [state, setState] = useState(task?.state ?? "open");
  const [day, setDay] = useState(fieldOfDay(task?.dueAt ?? null));
  const [time, setTime] = useState(fieldOfTime(task?.dueAt ?? null));
  const [assigneeId, setAssigneeId] = useState("");
  const { edit: mayEdit, changeState: mayChangeState } = task?.abilities ?? { edit: true, changeState: true };
  const problem = title.trim() === "" ? dialog.needsName : undefined;

  const store = async () => {
    const due = { dueAt: momentOfFields(day, time), remindAt: reminderOfFields(day, time) };
    const written = { title: title.trim(), body, priority, ...due };
    if (!task) return create({ ...written, ...(assigneeId ? { assigneeId } : {}) });
    // The moment stays as it was, to its second, while day and time are the same.
    const isSameDue = day === fieldOfDay(task.dueAt) && time === fieldOfTime(task.dueAt);
    const kept = isSameDue ? { dueAt: task.dueAt, remindAt: task.remindAt } : {};
    return change(task.id, { state, version: task.version, ...(mayEdit ? { ...written, ...kept } : {}) });
  };

  return (
    <FormDialog
      title={task ? (mayEdit ? dialog.edit : dialog.read) : dialog.create}
      description={mayEdit || !mayChangeState ? undefined : dialog.onlyState}
      canSubmit={mayChangeState}
      size="md"
      submitLabel={task ? dialog.submitEdit : dialog.submitCreate}
      onClose={onClose}
      onSubmit={() => (problem ? undefined : store())}
    >
      {({ isChecked }) => (
        <>
          <TextField
            label={dialog.name}
            value={title}
            disabled={!mayEdit}
            maxLength={mostTitleCharacters}
            autoComplete="off"
            {...(isChecked && problem && { error: problem })}
            onChange={(event) => setTitle(event.target.value)}
          />
          <TextArea
            label={dialog.details}
            value={body}
            rows={4}
            disabled={!mayEdit}
            maxLength={mostTaskCharacters}
            onChange={(event) => setBody(event.target.value)}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label={dialog.priority}
              disabled={!mayEdit}
              options={taskPriorities.map((value) => ({ value, label: texts.priorities[value] }))}
              value={priority}
              onChange={setPriority}
            />
            <TextField
              label={dialog.due}
              type="date"
              value={day}
              disabled={!mayEdit}
              onChange={(event) => setDay(event.target.value)}
            />
            <TextField
              label={dialog.dueTime}
              type="time"
              value={day === "" ? "" : time}
              disabled={!mayEdit || day === ""}
              onChange={(event) => setTime(event.target.value)}
            />
            {task ? (
              <Select
                label={dialog.state}
                disabled={!mayChangeState}
                options={statusesOf(taskStatuses).map((value) => ({ value, label: texts.states[value] }))}
                value={state}
                onChange={setState}
              />
            ) : (
              <AssigneeField value={assigneeId} onChange={setAssigneeId} />
            )}
          </div>
          {mayEdit && <p className="text-sm text-ink-3">{dialog.reminds}</p>}
        </>
      )}
    </FormDialog>
  );
}

/** Who is to do a task. Nothing to choose for a person who is alone in the workspace. */
function AssigneeField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { dialog } = useTexts(taskTexts);
  const people = useTaskPeople();
  const me = apiQuery.useQuery("get", "/api/v1/me");
  const others = (people.data ?? []).filter(({ id }) => id !== me.data?.user.id);
  if (others.length === 0) return null;
  const options = [
    { value: "", label: dialog.me },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return <Select label={dialog.assignee} options={options} value={value} onChange={onChange} />;
}
