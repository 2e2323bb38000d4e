import { requireCapacity } from "#features/entitlements/server/index.ts";
import { command, query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { AgentContent, agentErrors, type CreateAgent } from "../contract/index.ts";
import { agentAccess } from "./agent.access.ts";
import { type AgentRow, countAgents, insertAgent } from "./agent.repository.ts";
import { contentOfTemplate } from "./templates/content-of-template.ts";
import { getAgentDraft } from "./versions/read-versions.ts";
import { requireUsableSchema } from "./versions/require-usable-schema.ts";
import { authorAfterSave, type TextAuthor, writtenBy, writtenByProduct } from "./versions/text-author.ts";
import { insertVersion } from "./versions/version.repository.ts";

/** Agents of a workspace, whatever its plan. */
const mostAgents = 500;

export interface NewAgent {
  content: AgentContent;
  /** `nothing`, a template, another agent or a file. */
  from: string;
  /** Of its texts. */
  author: TextAuthor;
}

/** Creates an agent as a draft of the caller. Throws `limit_reached` and `agent.too_many`. */
export async function createAgent(ctx: Ctx, input: CreateAgent): Promise<AgentRow> {
  return storeAgent(ctx, await startOf(ctx, input));
}

/** Stores a new agent with its draft. */
export const storeAgent = command(
  "agent.create",
  agentAccess.create,
  async (ctx, { content, from, author }: NewAgent): Promise<AgentRow> => {
    const { userId, workspaceId } = userOf(ctx);
    await requireUsableSchema(content);
    const current = () => countAgents(ctx.db, workspaceId);
    await requireCapacity(ctx, { workspaceId, entitlement: "agents", current, adding: 1 });
    if ((await current()) >= mostAgents) fail(agentErrors, "agent.too_many");
    const agent = await insertAgent(ctx.db, { id: newId(), user_id: userId });
    await insertVersion(ctx.db, {
      ...{ id: newId(), agent_id: agent.id, state: "draft", content, saved_by: userId, ...author },
    });
    await ctx.audit({
      act: "agent.created",
      target: [{ type: "agent", id: agent.id }],
      facts: { from },
      sealed: { name: content.name, instructions: content.instructions },
    });
    return agent;
  },
);

async function startOf(ctx: Ctx, input: CreateAgent): Promise<NewAgent> {
  const { userId } = userOf(ctx);
  /** Under the name that the caller gives it. */
  const renamed = (start: TextAuthor & { content: AgentContent }, name: string) => {
    const content = { ...start.content, name };
    return { content, author: authorAfterSave(start, { content, userId }) };
  };
  switch (input.from) {
    case "nothing":
      return {
        from: "nothing",
        ...{ content: AgentContent.parse({ name: input.name }), author: writtenBy(userId) },
      };
    case "template": {
      const content = contentOfTemplate(input.template, input.language);
      return {
        from: `template:${input.template}`,
        ...renamed({ content, ...writtenByProduct }, input.name ?? content.name),
      };
    }
    case "agent": {
      const draft = await query(ctx, (inner) => getAgentDraft(inner, { id: input.agentId }));
      return { from: "agent", ...renamed(draft, input.name) };
    }
  }
}
