import { invalidateCaller } from "#features/auth/server/index.ts";
import { takeSeat } from "#features/entitlements/server/index.ts";
import { notifyPeople } from "#features/notifications/server/index.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { memberErrors } from "../errors.ts";
import { readWorkspaceName } from "../workspace/workspace-name.repository.ts";
import { emitMemberChanged } from "./emit-member-changed.ts";
import { memberAccess } from "./member.access.ts";
import { storeSuspension } from "./member.repository.ts";
import { refuseSuspending, refuseUnsuspending } from "./member-rules.ts";
import { requireMemberOfAdmin } from "./require-member.ts";

/** Takes somebody's access and their seat, and leaves everything of theirs in its place. Idempotent. */
export const suspendMember = command(
  "member.suspend",
  memberAccess.suspend,
  async (ctx, { userId }: { userId: string }): Promise<void> => {
    const { by, member, workspaceId } = await requireMemberOfAdmin(ctx, userId);
    const refusal = refuseSuspending(by, member);
    if (refusal) fail(memberErrors, refusal);
    if (member.isSuspended) return;
    await storeSuspension(ctx.db, workspaceId, userId, ctx.now());
    const target = [{ type: "user", id: userId }];
    await ctx.audit({ act: "membership.suspended", workspaceId, target });
    await notifyPeople(ctx, {
      ...{ kind: "membership_suspended", workspaceId, userIds: [userId], path: "/dashboard" },
      facts: { workspaceName: await readWorkspaceName(ctx.db, workspaceId) },
    });
    await emitMemberChanged(ctx, workspaceId, userId);
    await invalidateCaller(ctx, userId);
  },
);

/** Gives a suspended member their access back. Throws `limit_reached` without a seat. Idempotent. */
export const unsuspendMember = command(
  "member.unsuspend",
  memberAccess.unsuspend,
  async (ctx, { userId }: { userId: string }): Promise<void> => {
    const { by, member, workspaceId } = await requireMemberOfAdmin(ctx, userId);
    const refusal = refuseUnsuspending(by, member);
    if (refusal) fail(memberErrors, refusal);
    if (!member.isSuspended) return;
    await takeSeat(ctx, workspaceId);
    await storeSuspension(ctx.db, workspaceId, userId, null);
    const target = [{ type: "user", id: userId }];
    await ctx.audit({ act: "membership.unsuspended", workspaceId, target });
    await emitMemberChanged(ctx, workspaceId, userId);
    await invalidateCaller(ctx, userId);
  },
);
