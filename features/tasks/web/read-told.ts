import { api } from "#platform/web/api/client.ts";

/** Marks what the person was told of a task as read, because they open it. */
export function readTold(taskId: string): void {
  const body = { object: { noun: "task", id: taskId } };
  // Without an answer the bell goes on counting it until it is pressed.
  api.POST("/api/v1/notifications/read", { body }).catch(() => undefined);
}
