import type { Ctx } from "#platform/server/context.ts";
import { againAfterSeconds, eraseUser } from "./erase-user.ts";

export interface EnqueuedErasure {
  userId: string;
  erasureId?: string | undefined;
  avatarId: string | null;
  isNameOnly?: boolean;
}

/** Erases what is left of a person once the open transaction commits, and what was written late an hour later. */
export async function enqueueErasure(ctx: Ctx, erasure: EnqueuedErasure): Promise<void> {
  await ctx.enqueue(eraseUser, { ...erasure, isAgain: false });
  await ctx.enqueue(eraseUser, { ...erasure, isAgain: true }, { startAfterSeconds: againAfterSeconds });
}
