import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import type { ChangeTask, Task, TaskFilter, TaskView } from "../contract/index.ts";

const key = ["tasks"] as const;
const pageSize = 30;

/** A new task, as the form fills it in. */
export interface NewTask {
  title: string;
  body: string;
  priority: Task["priority"];
  dueAt: string | null;
  remindAt: string | null;
  assigneeId?: string;
}

/** The tasks of a view and state, newest first, page by page. They follow live. */
export function useTasks(view: TaskView, state: TaskFilter) {
  const client = useQueryClient();
  useRealtime("task.changed", () => void client.invalidateQueries({ queryKey: key }));
  return useInfiniteQuery({
    queryKey: [...key, view, state],
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { view, state, limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) };
      const { data } = await api.GET("/api/v1/tasks", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
  });
}

/** The people who can be given a task, asked for when the form opens. */
export function useTaskPeople() {
  return useQuery({
    queryKey: ["task-people"],
    queryFn: async ({ signal }) => (await api.GET("/api/v1/task-people", { signal })).data?.items ?? [],
  });
}

/** Each rejects with the server's refusal, and loads the lists anew. */
export function useTaskActs() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: key });
  return {
    create: async (body: NewTask) => {
      await api.POST("/api/v1/tasks", { body }).finally(reload);
    },
    change: async (id: string, body: ChangeTask) => {
      const { data } = await api
        .PATCH("/api/v1/tasks/{id}", { params: { path: { id } }, body })
        .finally(reload);
      return data;
    },
  };
}
