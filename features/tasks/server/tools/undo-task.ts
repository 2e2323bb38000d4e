import { ToolError } from "#features/tools/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { undoCreateTask } from "../undo-create-task.ts";

/** Deletes the task of a tool call. It may be gone already. */
export async function undoNewTask(ctx: Ctx, { id }: { id: string }): Promise<string> {
  await undoCreateTask(ctx, { id }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "task.not_found") return;
    sayToPerson(error);
  });
  return "The task was deleted.";
}

/** Tells the person what stands in the way. */
export function sayToPerson(error: unknown): never {
  if (error instanceof AppError && error.code.startsWith("task.")) {
    throw new ToolError("task.not_undone", error.message);
  }
  throw error;
}
