import type { Page } from "#platform/contract/page.ts";
import type { GrantSubject } from "#platform/server/access/grant.repository.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { unshareObject } from "#platform/server/access/unshare-object.ts";
import { command, query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { type AgentGrant, type AgentSubject, agentErrors, type GrantAgent } from "../../contract/index.ts";
import { agentAccess, findForCaller } from "../agent.access.ts";
import {
  countGrantsOnAgent,
  findGrantOnAgent,
  type GrantOnAgent,
  listGrantsOnAgent,
} from "./grant-on-agent.repository.ts";

const mostGrants = 200;

const objectOf = (id: string) => ({ noun: "agent", id });

/** Lets somebody use or edit an agent, and replaces what they had. Throws `grant.subject_not_found`. */
export const grantAgent = command(
  "agent.share",
  agentAccess.share,
  async (ctx, { subject, right }: GrantAgent & { id: string }, agent): Promise<void> => {
    const ofAgent = { workspaceId: userOf(ctx).workspaceId, agentId: agent.id };
    if ((await countGrantsOnAgent(ctx.db, ofAgent)) >= mostGrants) fail(agentErrors, "agent.too_many_grants");
    await shareObject(ctx, {
      object: objectOf(agent.id),
      subject: grantSubjectOf(subject),
      relation: right === "edit" ? "editor" : "viewer",
    });
  },
);

/** Revokes a grant. It ends at once, also in conversations. Throws `agent.grant_not_found`. */
export const revokeAgent = command(
  "agent.unshare",
  agentAccess.share,
  async (ctx, { grantId }: { id: string; grantId: string }, agent): Promise<void> => {
    const { workspaceId } = userOf(ctx);
    const grant = await findGrantOnAgent(ctx.db, { workspaceId, agentId: agent.id, grantId });
    if (!grant) fail(agentErrors, "agent.grant_not_found");
    const subject = grantSubjectOf(subjectOf(grant));
    await unshareObject(ctx, { object: objectOf(agent.id), subject });
  },
);

/** Who may use and who may edit an agent beside its owner. */
export function listAgentGrants(
  ctx: Ctx,
  { id, cursor, limit }: { id: string; cursor?: string | undefined; limit: number },
): Promise<Page<AgentGrant>> {
  if (cursor !== undefined && !isUuid(cursor)) fail(platformErrors, "request.invalid");
  return query(ctx, async (inner) => {
    const agent = await findForCaller(inner, agentAccess.share, { id });
    const rows = await listGrantsOnAgent(inner.db, {
      ...{ workspaceId: agent.workspace_id, agentId: agent.id },
      ...{ after: cursor ?? null, limit: limit + 1 },
    });
    const items = rows.slice(0, limit);
    return { items: items.map(present), nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  });
}

function present(row: GrantOnAgent): AgentGrant {
  return {
    id: row.id,
    subject: subjectOf(row),
    name: row.name ?? "",
    right: row.relation === "editor" ? "edit" : "use",
    grantedAt: new Date(row.created_at).toISOString(),
  };
}

function subjectOf({ user_id, team_id }: Pick<GrantOnAgent, "user_id" | "team_id">): AgentSubject {
  if (user_id) return { type: "user", userId: user_id };
  return team_id ? { type: "team", teamId: team_id } : { type: "workspace" };
}

function grantSubjectOf(subject: AgentSubject): GrantSubject {
  switch (subject.type) {
    case "user":
      return { userId: subject.userId };
    case "team":
      return { teamId: subject.teamId };
    case "workspace":
      return "workspace";
  }
}
