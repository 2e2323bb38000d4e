import { apiQuery } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Select } from "#platform/web/ui/select.tsx";
import { taskTexts } from "./texts/task-texts.ts";
import { useTaskPeople } from "./use-tasks.ts";

/** Who is to do a task. Nothing to choose for a person who is alone in the workspace. */
export function AssigneeField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
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
