import { forgetCaller } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { adminErrors } from "../contract/errors.ts";
import { membershipAccess } from "./admin.access.ts";
import { lockMembersByEmail, storeOwner } from "./membership.repository.ts";

export interface MakeOwner {
  workspaceId: string;
  /** The address of a member. */
  email: string;
}

/**
 * Makes a member an owner. Existing owners stay. Returns false when the member is one already. An unconfirmed
 * address is refused, because anyone may have signed up with it.
 */
export const makeOwner = command(
  "membership.make_owner",
  membershipAccess.make_owner,
  async (ctx, { workspaceId, email }: MakeOwner): Promise<boolean> => {
    const named = await lockMembersByEmail(ctx.db, workspaceId, email.trim().toLowerCase());
    const [member, ...others] = named.filter(({ isProved }) => isProved);
    if (!member) {
      return fail(adminErrors, named.length > 0 ? "admin.member_not_proved" : "admin.no_such_member");
    }
    if (others.length > 0) fail(adminErrors, "admin.member_not_clear");
    if (member.role === "owner") return false;
    await storeOwner(ctx.db, workspaceId, member.userId);
    await ctx.audit({
      act: "membership.role_changed",
      workspaceId,
      target: [{ type: "user", id: member.userId }],
      facts: { by: "command_line", role: "owner" },
    });
    await forgetCaller(ctx, member.userId);
    return true;
  },
);
