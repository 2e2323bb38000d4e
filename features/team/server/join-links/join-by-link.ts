import { isOfDomains } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { joinLinkErrors } from "../../contract/join-links/join-link-errors.ts";
import { digestOf } from "../joining/join-secret.ts";
import { joinWorkspace } from "../joining/join-workspace.ts";
import { type JoinedAccount, lockMembership, readAccount } from "../joining/joining.repository.ts";
import { notifyWhoLetIn } from "../joining/notify-who-let-in.ts";
import { givePlan } from "./give-plan.ts";
import { joinLinkAccess } from "./join-link.access.ts";
import { findLinkOfToken, hasUsed, type JoinLinkRow, storeUse } from "./join-link.repository.ts";
import { requireActive } from "./link-state.ts";

/** `no_seat` commits, because those who manage the plan are told of it. */
export interface UsedLink {
  workspaceId: string;
  outcome: "joined" | "no_seat" | "suspended" | "already_member";
}

/** Joins the workspace of a link, or takes its plan. Repeats by the same person answer the same. */
export const joinByLink = command(
  "join_link.use",
  joinLinkAccess.use,
  async (ctx, { token }: { token: string }): Promise<UsedLink> => {
    const { userId } = userOf(ctx);
    const found = await findLinkOfToken(ctx.db, digestOf(token), { isLocked: true });
    if (found && (await hasUsed(ctx.db, found.id, userId))) return repeat(ctx, found, userId);
    const link = requireActive(found, ctx.now());
    const account = await readAccount(ctx.db, userId);
    if (!account?.isProved) fail(joinLinkErrors, "join_link.address_unproved");
    if (link.workspace_id === null) {
      await givePlan(ctx, link, userId);
      await storeUse(ctx.db, link.id, userId, ctx.now());
      // A personal workspace has its person's id.
      return { workspaceId: userId, outcome: "joined" };
    }
    return join(ctx, link, link.workspace_id, account);
  },
);

/** Who used the link and left since, or was removed while it worked, does not come back by it. */
async function repeat(ctx: Ctx, { workspace_id }: JoinLinkRow, userId: string): Promise<UsedLink> {
  if (workspace_id === null) return { workspaceId: userId, outcome: "joined" };
  const present = await lockMembership(ctx.db, workspace_id, userId);
  if (!present) fail(joinLinkErrors, "join_link.withdrawn");
  return { workspaceId: workspace_id, outcome: present.suspendedAt ? "suspended" : "joined" };
}

async function join(
  ctx: Ctx,
  link: JoinLinkRow,
  workspaceId: string,
  { email }: JoinedAccount,
): Promise<UsedLink> {
  const { userId } = userOf(ctx);
  const { id, domains, team_ids: teamIds, role } = link;
  if (domains.length > 0 && !isOfDomains(email, domains)) {
    fail(joinLinkErrors, "join_link.wrong_domain", { details: { domains } });
  }
  const joined = await joinWorkspace(ctx, {
    workspaceId,
    userId,
    role: role ?? "guest",
    teamIds,
    by: "link",
  });
  if (joined === "member") return { workspaceId, outcome: "already_member" };
  if (joined !== "joined") return { workspaceId, outcome: joined };
  // They are removed at this moment, on another page.
  if (!(await storeUse(ctx.db, id, userId, ctx.now()))) fail(joinLinkErrors, "join_link.withdrawn");
  await ctx.audit({
    act: "join_link.used",
    workspaceId,
    target: [{ type: "join_link", id }],
    facts: { role },
    isWithoutSource: true,
  });
  await notifyWhoLetIn(ctx, { workspaceId, userId: link.created_by, role: role ?? "guest" });
  return { workspaceId, outcome: "joined" };
}
