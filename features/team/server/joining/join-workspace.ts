import { invalidateCaller } from "#features/auth/server/index.ts";
import { readSeats, takeSeat } from "#features/entitlements/server/index.ts";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { takeToken } from "#platform/server/rate-limit/take-token.ts";
import { insertMembership, joinTeams, lockMembership } from "./joining.repository.ts";
import { notifyOfSeats } from "./notify-of-seats.ts";

export interface JoinWorkspace {
  workspaceId: string;
  userId: string;
  role: WorkspaceRole;
  teamIds: readonly string[];
  /** How they come. */
  by: "invitation" | "link";
}

/** `member` and `suspended`: they were there before, and nothing changed. */
export type Joined = "joined" | "member" | "suspended" | "no_seat";

/**
 * Makes a person a member of a workspace, if it has a seat left; otherwise those who manage its plan are told. Part of an elevated
 * command, which commits whatever the outcome.
 */
export async function joinWorkspace(ctx: Ctx, joining: JoinWorkspace): Promise<Joined> {
  const { workspaceId, userId, role, by } = joining;
  const before = await findPresence(ctx, joining);
  if (before) return before;
  if (!(await hasSeat(ctx, workspaceId))) {
    // They may have taken it themselves, on another page.
    const meanwhile = await findPresence(ctx, joining);
    if (meanwhile) return meanwhile;
    await notifyOfFullSeats(ctx, workspaceId);
    return "no_seat";
  }
  // Somebody else may have let them in meanwhile, such as a directory.
  if (!(await insertMembership(ctx.db, joining))) return "member";
  await joinTeams(ctx.db, joining);
  await ctx.audit({
    act: "membership.created",
    workspaceId,
    onBehalfOf: userId,
    target: [{ type: "user", id: userId }],
    facts: { by, role },
    isWithoutSource: true,
  });
  await ctx.emit({ name: "membership.created", workspaceId, data: { userId } });
  await invalidateCaller(ctx, userId);
  return "joined";
}

async function findPresence(ctx: Ctx, { workspaceId, userId }: JoinWorkspace): Promise<Joined | undefined> {
  const present = await lockMembership(ctx.db, workspaceId, userId);
  if (!present) return undefined;
  return present.suspendedAt ? "suspended" : "member";
}

async function hasSeat(ctx: Ctx, workspaceId: string): Promise<boolean> {
  try {
    await takeSeat(ctx, workspaceId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "limit_reached") return false;
    throw error;
  }
}

/** At most once a day, however many people come. */
const once = { name: "team.no_seat", burst: 1, perMinute: 1 / (24 * 60) };

/** Tells those who manage the plan that somebody wanted to join and found no seat. Part of an elevated command. */
async function notifyOfFullSeats(ctx: Ctx, workspaceId: string): Promise<void> {
  if ((await takeToken(ctx, once, workspaceId)) > 0) return;
  const { taken, limit } = await readSeats(ctx, workspaceId);
  await notifyOfSeats(ctx, {
    ...{ workspaceId, facts: { taken, limit: limit ?? taken } },
    path: "/team/invitations",
  });
}
