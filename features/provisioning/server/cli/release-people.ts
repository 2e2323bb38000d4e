import type { Ctx } from "#platform/server/context.ts";
import { unsuspendPeople } from "../keys/unsuspend-people.ts";
import { describeSuspended } from "./describe-suspended.ts";

/** Lets in again whom the directory that has ended suspended; tells who that was. */
export async function releasePeople(ctx: Ctx, workspaceId: string): Promise<string[]> {
  const released = await unsuspendPeople(ctx, { workspaceId });
  if (released.length === 0) return ["Nobody is suspended by a directory of this workspace alone."];
  return [
    `People who were suspended by the directory and may sign in again: ${describeSuspended(released)}.`,
  ];
}
