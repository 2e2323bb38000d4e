import { readDomain } from "#features/auth/server/index.ts";
import { requireEntitlement } from "#features/entitlements/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { invitationErrors } from "../../contract/invitations/invitation-errors.ts";
import { joinLinkErrors } from "../../contract/join-links/join-link-errors.ts";
import { joinLinkLimits } from "../../contract/join-links/join-link-limits.ts";
import type { NewJoinLink } from "../../contract/join-links/routes.ts";
import { areTeams } from "../joining/are-teams.ts";
import { newSecret } from "../joining/join-secret.ts";
import { hasProvedEmail } from "../joining/joining.repository.ts";
import { isUnnamed } from "../workspace/workspace-name.repository.ts";
import { joinLinkAccess } from "./join-link.access.ts";
import { countActiveLinks, insertJoinLink } from "./join-link.repository.ts";

/** What is returned once: the secret of the address is nowhere stored. */
export interface CreatedLink {
  id: string;
  token: string;
}

/** Makes a link with which whoever has it joins the workspace. */
export const createJoinLink = command(
  "join_link.create",
  joinLinkAccess.create,
  async (ctx, input: NewJoinLink): Promise<CreatedLink> => {
    const { workspaceId, userId } = userOf(ctx);
    await requireEntitlement(ctx, { workspaceId, entitlement: "team" });
    if (!(await hasProvedEmail(ctx.db, userId))) fail(invitationErrors, "invitation.address_unproved");
    if (await isUnnamed(ctx.db, workspaceId)) fail(invitationErrors, "invitation.unnamed_workspace");
    if (!(await areTeams(ctx, workspaceId, input.teamIds))) fail(joinLinkErrors, "join_link.unknown_team");
    const domains = readDomains(input.domains);
    const at = ctx.now();
    if ((await countActiveLinks(ctx.db, workspaceId, at)) >= joinLinkLimits.links) {
      fail(joinLinkErrors, "join_link.too_many");
    }
    const { token, digest } = newSecret();
    const { name, role, mostUses, days } = input;
    const id = newId();
    await insertJoinLink(ctx.db, {
      ...{ id, workspace_id: workspaceId, name, role, domains, digest, teamIds: [...new Set(input.teamIds)] },
      ...{ plan_key: null, plan_ends_at: null, most_uses: mostUses, created_by: userId, created_at: at },
      expires_at: new Date(at.getTime() + days * 86_400_000),
    });
    await ctx.audit({
      act: "join_link.created",
      target: [{ type: "join_link", id }],
      facts: { role, uses: mostUses, days, domains: domains.length, teams: input.teamIds.length },
    });
    return { id, token };
  },
);

/** Domains as they are compared. People write them with an at sign, too. */
function readDomains(typed: readonly string[]): string[] {
  const domains = typed.map(
    (text) => readDomain(text.replace(/^@/, "")) ?? fail(joinLinkErrors, "join_link.bad_domain"),
  );
  return [...new Set(domains)];
}
