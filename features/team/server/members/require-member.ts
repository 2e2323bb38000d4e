import { isAdministering } from "#platform/contract/role-rules.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { memberErrors } from "../errors.ts";
import { hasOtherOwner, lockMember, lockWorkspace } from "./member.repository.ts";
import type { RuledMember } from "./member-rules.ts";

/**
 * A member and the caller as they are now, with all memberships of the workspace locked: of two people who act on each
 * other at once, the second finds what the first did.
 */
export async function requireMember(
  ctx: Ctx,
  userId: string,
): Promise<{ by: RuledMember; member: RuledMember; workspaceId: string }> {
  const { workspaceId, userId: callerId } = userOf(ctx);
  await lockWorkspace(ctx.db, workspaceId);
  const isSelf = userId === callerId;
  const by = await lockMember(ctx.db, workspaceId, { userId: callerId, mayEnd: isSelf });
  if (!by || by.isSuspended) fail(memberErrors, "member.no_longer");
  const member = isSelf ? by : await lockMember(ctx.db, workspaceId, { userId, mayEnd: true });
  if (!member) fail(memberErrors, "member.not_found");
  return { by, member, workspaceId };
}

/** The same for acts of those who administer the workspace. */
export async function requireMemberOfAdmin(ctx: Ctx, userId: string) {
  const found = await requireMember(ctx, userId);
  if (!isAdministering(found.by.role)) fail(platformErrors, "auth.forbidden");
  return found;
}

/** Throws when the workspace would have no owner without this one. */
export async function requireOtherOwner(ctx: Ctx, workspaceId: string, member: RuledMember): Promise<void> {
  if (member.role !== "owner" || (await hasOtherOwner(ctx.db, workspaceId, member.userId))) return;
  fail(memberErrors, "member.last_owner");
}
