import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import type { InboxItem } from "../../contract/index.ts";

/**
 * The item that an address asks for, also when it does not wait any more. Null when there is none that the reader may
 * see.
 */
export function useAskedItem(id: string | undefined) {
  return useQuery({
    queryKey: ["inbox", "asked", id],
    enabled: id !== undefined && isUuid.test(id),
    queryFn: async ({ signal }): Promise<InboxItem | null> => {
      const params = { path: { id: id ?? "" } };
      const approval = await orMissing(api.GET("/api/v1/approvals/{id}", { params, signal }));
      if (approval) return { type: "approval", id: approval.id, approval };
      const question = await orMissing(api.GET("/api/v1/questions/{id}", { params, signal }));
      if (question) return { type: "question", id: question.id, question };
      const limit = await orMissing(api.GET("/api/v1/inbox/limits/{id}", { params, signal }));
      if (limit) return { type: "limit", id: limit.id, limit };
      const request = await orMissing(api.GET("/api/v1/workspace/requests/{id}", { params, signal }));
      if (request) return { type: "request", id: request.id, request };
      const task = await orMissing(api.GET("/api/v1/tasks/{id}", { params, signal }));
      return task ? { type: "task", id: task.id, task } : null;
    },
  });
}

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function orMissing<Data>(reply: Promise<{ data?: Data }>): Promise<Data | undefined> {
  try {
    return (await reply).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
