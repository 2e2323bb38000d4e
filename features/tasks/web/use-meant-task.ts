import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Task } from "../contract/index.ts";
import { taskTexts } from "./texts/task-texts.ts";

/** Opens the task to which the address leads, whatever list it stands in. `open` stays the same. */
export function useMeantTask(open: (task: Task) => void): void {
  const texts = useTexts(taskTexts);
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get("task") ?? undefined;
  const { data: task, error } = useQuery({
    queryKey: ["meant-task", id ?? ""],
    // A form that opens with a former version could not be saved.
    ...{ enabled: id !== undefined, staleTime: 0, gcTime: 0, retry: false },
    queryFn: async ({ signal }) => {
      const params = { path: { id: id ?? "" } };
      return (await api.GET("/api/v1/tasks/{id}", { params, signal })).data ?? null;
    },
  });
  useEffect(() => {
    if (id === undefined || (!task && !error)) return;
    if (task) open(task);
    else notify({ id: "meant-task", type: "error", title: texts.notOpened, message: describeError(error) });
    // Without the parameter, the same link opens the task again.
    setParameters((known) => without(known, "task"), { replace: true });
  }, [id, task, error, open, texts, setParameters]);
}

function without(known: URLSearchParams, name: string): URLSearchParams {
  const kept = new URLSearchParams(known);
  kept.delete(name);
  return kept;
}
