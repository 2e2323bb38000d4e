import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { agentErrors } from "../../contract/index.ts";
import { agentAccess, lockSeenAgent } from "../agent.access.ts";
import { type AgentRow, updateAgent } from "../agent.repository.ts";
import { unknownVariables } from "../runs/fill-variables.ts";
import { isSameContent } from "./changed-fields.ts";
import { requireRevision, storeDraft } from "./save-draft.ts";
import { authorOf, isSameAuthor } from "./text-author.ts";
import {
  findPublished,
  findVersion,
  getDraft,
  insertVersion,
  publishDraft,
  supersede,
  type VersionRow,
} from "./version.repository.ts";

/**
 * Publishes exactly the draft that the caller saw. Runs that have begun keep their version. Throws
 * `agent.changed_meanwhile`, `agent.nothing_to_publish`, `agent.unknown_variable` and `agent.archived`.
 */
export const publishAgent = command(
  "agent.publish",
  agentAccess.publish.by((ctx, input: { id: string; revision: number; note?: string | undefined }) =>
    lockSeenAgent(ctx, input),
  ),
  async (ctx, { revision, note }, agent): Promise<VersionRow> => {
    requireListed(agent);
    const draft = await getDraft(ctx.db, agent.id);
    await requireRevision(ctx, agent, revision, draft);
    const before = await findPublished(ctx.db, agent.id);
    if (before && isSameContent(before.content, draft.content) && isSameAuthor(before, draft))
      fail(agentErrors, "agent.nothing_to_publish");
    const unknown = unknownVariables(draft.content);
    if (unknown.length > 0) fail(agentErrors, "agent.unknown_variable", { details: { unknown } });
    const { userId: by } = userOf(ctx);
    const number = agent.last_number + 1;
    await supersede(ctx.db, agent.id, "published");
    const published = await publishDraft(ctx.db, {
      ...{ agentId: agent.id, number, by, now: ctx.now() },
      note: note || null,
    });
    const { content } = published;
    await insertVersion(ctx.db, {
      ...{ id: newId(), agent_id: agent.id, state: "draft", content, saved_by: by, ...authorOf(published) },
    });
    await noteNumber(ctx, agent, number);
    await ctx.audit({
      act: "agent.published",
      target: [{ type: "agent", id: agent.id }],
      facts: { version: number },
      sealed: { name: content.name, instructions: content.instructions },
    });
    return published;
  },
);

/**
 * Publishes an earlier version again, under a new number. A draft without changes follows; one with changes stays.
 * Throws `agent.version_not_found`, `agent.already_published` and `agent.archived`.
 */
export const rollBackAgent = command(
  "agent.roll_back",
  agentAccess.roll_back.by((ctx, input: { id: string; number: number }) => lockSeenAgent(ctx, input)),
  async (ctx, { number: to }, agent): Promise<VersionRow> => {
    requireListed(agent);
    const earlier = (await findVersion(ctx.db, agent.id, to)) ?? fail(agentErrors, "agent.version_not_found");
    if (earlier.state === "published") fail(agentErrors, "agent.already_published");
    const [before, draft] = [await findPublished(ctx.db, agent.id), await getDraft(ctx.db, agent.id)];
    const { userId: by } = userOf(ctx);
    const { content } = earlier;
    const number = agent.last_number + 1;
    await supersede(ctx.db, agent.id, "published");
    const published = await insertVersion(ctx.db, {
      ...{ id: newId(), agent_id: agent.id, state: "published", content, saved_by: by },
      ...authorOf(earlier),
      ...{ number, published_by: by, published_at: ctx.now(), rolled_back_to: to },
    });
    const follows = before !== undefined && isSameContent(before.content, draft.content);
    if (follows) await storeDraft(ctx, draft, earlier);
    await noteNumber(ctx, agent, number, follows ? agent.draft_revision + 1 : agent.draft_revision);
    await ctx.audit({
      act: "agent.rolled_back",
      target: [{ type: "agent", id: agent.id }],
      facts: { version: number, to },
    });
    return published;
  },
);

function noteNumber(ctx: Ctx, agent: AgentRow, number: number, draft_revision = agent.draft_revision) {
  return updateAgent(ctx.db, agent.id, { published_number: number, last_number: number, draft_revision });
}

function requireListed({ archived_at }: AgentRow): void {
  if (archived_at) fail(agentErrors, "agent.archived");
}
