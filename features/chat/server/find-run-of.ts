import { getRun, type RunRow } from "#features/runs/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { MessageRow } from "./message.repository.ts";

export async function findRunOf(ctx: Ctx, message: MessageRow): Promise<RunRow | undefined> {
  return message.run_id ? getRun(ctx, message.run_id) : undefined;
}
