import { findUser } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { directoryPersonAccess } from "../directory.access.ts";
import { type DirectoryMembership, syncMembership } from "../membership/sync-membership.ts";
import { takeAwaitedPeople } from "./person.repository.ts";

/**
 * Links a user to the directory people with the address they proved, and joins them with the roles of their
 * groups. Returns the number of workspaces that awaited them. Idempotent.
 */
export const recognizePeople = command(
  "directory_person.recognize",
  directoryPersonAccess.recognize,
  async (ctx, { userId }: { userId: string }): Promise<number> => {
    const user = await findUser(ctx.db, userId);
    if (!user?.email || !user.email_confirmed_at || user.is_sso_user) return 0;
    const people = await takeAwaitedPeople(ctx.db, user.email, userId, ctx.now());
    for (const { workspace_id: workspaceId, id, is_active: isActive } of people) {
      const hasSeat = isActive && (await seat(ctx, { workspaceId, personId: id, userId, isActive }));
      await ctx.audit({
        act: "directory_person.recognized",
        workspaceId,
        onBehalfOf: userId,
        target: [{ type: "directory_person", id }],
        facts: { has_seat: hasSeat },
      });
    }
    return people.length;
  },
);

/** False without a free seat. The proof must not fail because of it; the next directory change retries. */
async function seat(ctx: Ctx, membership: DirectoryMembership): Promise<boolean> {
  try {
    await syncMembership(ctx, membership);
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "scim.no_seat") throw error;
    ctx.log.warn({ workspaceId: membership.workspaceId }, "a person of a directory waits for a seat");
    return false;
  }
}
