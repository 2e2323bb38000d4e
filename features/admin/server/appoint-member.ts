import { invalidateCaller } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { adminErrors } from "../contract/errors.ts";
import { membershipAccess } from "./admin.access.ts";
import { lockMembersByEmail, storeRole } from "./membership.repository.ts";

export interface AppointMember {
  workspaceId: string;
  /** The address of a member. */
  email: string;
}

/** Makes a member an owner. Existing owners stay. Returns false when the member is one already. */
export const makeOwner = command(
  "membership.make_owner",
  membershipAccess.make_owner,
  (ctx, input: AppointMember) => appoint(ctx, input, "owner"),
);

/** Makes a member an auditor, or an auditor or admin a member. Returns false when they are already. An owner is refused. */
export const appointMember = command(
  "membership.appoint",
  membershipAccess.appoint,
  (ctx, { role, ...input }: AppointMember & { role: "auditor" | "member" }) => appoint(ctx, input, role),
);

/** An unconfirmed address is refused, because anyone may have signed up with it. */
async function appoint(
  ctx: Ctx,
  { workspaceId, email }: AppointMember,
  role: "owner" | "auditor" | "member",
): Promise<boolean> {
  const named = await lockMembersByEmail(ctx.db, workspaceId, email.trim().toLowerCase());
  const [member, ...others] = named.filter(({ isProved }) => isProved);
  if (!member) {
    return fail(adminErrors, named.length > 0 ? "admin.member_not_proved" : "admin.no_such_member");
  }
  if (others.length > 0) fail(adminErrors, "admin.member_not_clear");
  if (member.role === role) return false;
  if (member.role === "owner") fail(adminErrors, "admin.member_is_owner");
  await storeRole(ctx.db, workspaceId, member.userId, role);
  await ctx.audit({
    act: "membership.role_changed",
    workspaceId,
    target: [{ type: "user", id: member.userId }],
    facts: { by: "command_line", role },
  });
  await invalidateCaller(ctx, member.userId);
  return true;
}
