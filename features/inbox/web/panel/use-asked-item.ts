import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import type { InboxItem, InboxItemType } from "../../contract/index.ts";

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
      const { data } = await api.GET("/api/v1/inbox/items/{id}", { params, signal });
      return data?.type ? readItem(data.type, params, signal) : null;
    },
  });
}

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function readItem(
  type: InboxItemType,
  params: { path: { id: string } },
  signal: AbortSignal,
): Promise<InboxItem | null> {
  switch (type) {
    case "approval": {
      const approval = await orMissing(api.GET("/api/v1/approvals/{id}", { params, signal }));
      return approval ? { type, id: approval.id, approval } : null;
    }
    case "question": {
      const question = await orMissing(api.GET("/api/v1/questions/{id}", { params, signal }));
      return question ? { type, id: question.id, question } : null;
    }
    case "limit": {
      const limit = await orMissing(api.GET("/api/v1/inbox/limits/{id}", { params, signal }));
      return limit ? { type, id: limit.id, limit } : null;
    }
    case "request": {
      const request = await orMissing(api.GET("/api/v1/workspace/requests/{id}", { params, signal }));
      return request ? { type, id: request.id, request } : null;
    }
    case "task": {
      const task = await orMissing(api.GET("/api/v1/tasks/{id}", { params, signal }));
      return task ? { type, id: task.id, task } : null;
    }
  }
}

/** It may go between the two questions. */
async function orMissing<Data>(reply: Promise<{ data?: Data }>): Promise<Data | undefined> {
  try {
    return (await reply).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
