import { invalidateCaller, isFreshSession } from "#features/auth/server/index.ts";
import { notifyPeople } from "#features/notifications/server/index.ts";
import { isAdministering } from "#platform/contract/role-rules.ts";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { memberErrors } from "../errors.ts";
import { endRoleRequest } from "../requests/end-role-request.ts";
import { readWorkspaceName } from "../workspace/workspace-name.repository.ts";
import { emitMemberChanged } from "./emit-member-changed.ts";
import { memberAccess } from "./member.access.ts";
import { storeRole } from "./member.repository.ts";
import { refuseRole } from "./member-rules.ts";
import { requireMemberOfAdmin, requireOtherOwner } from "./require-member.ts";

/** Changes the role of a member. Owners and admins are made and unmade by somebody who proved themselves lately. */
export const changeRole = command(
  "member.change_role",
  memberAccess.change_role,
  async (ctx, { userId, role }: { userId: string; role: WorkspaceRole }): Promise<void> => {
    const { by, member, workspaceId } = await requireMemberOfAdmin(ctx, userId);
    const refusal = refuseRole(by, member, role);
    if (refusal) fail(memberErrors, refusal);
    if (member.role === role) return;
    const isGrave = isAdministering(role) || isAdministering(member.role);
    if (isGrave && !(await isFreshSession(ctx))) fail(memberErrors, "member.prove_again");
    await requireOtherOwner(ctx, workspaceId, member);

    await storeRole(ctx.db, workspaceId, userId, role);
    await endRoleRequest(ctx, { workspaceId, userId });
    await ctx.audit({
      act: "membership.role_changed",
      workspaceId,
      target: [{ type: "user", id: userId }],
      facts: { by: "member", from: member.role, role },
    });
    await notifyPeople(ctx, {
      ...{ kind: "role_changed", workspaceId, userIds: [userId], path: "/team" },
      facts: { workspaceName: await readWorkspaceName(ctx.db, workspaceId), role },
    });
    await emitMemberChanged(ctx, workspaceId, userId);
    await invalidateCaller(ctx, userId);
  },
);
