import { type ToolContext, ToolError } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { findUsable, listAgents, listUsableNamed, type ShownAgent } from "../listed-agent.repository.ts";
import { missingValues } from "../runs/values-of-variables.ts";
import { describeAgents, labelOfAgents } from "./describe-agents.ts";

const mostNamed = 30;

/**
 * The agent that a call means, if its person may use it now: the one that a person was asked about, else the one of
 * this name or id. Throws a ToolError that says which there are. Nobody's agent gets the work of another one of its name.
 */
export async function findMeantAgent({ ctx, shown }: ToolContext, named: string): Promise<ShownAgent> {
  if (shown) {
    const { subject } = shown;
    const asked = subject && (await query(ctx, ({ db }) => findUsable(db, subject.id)));
    if (!asked) {
      throw new ToolError(
        "tool.no_such_agent",
        "The agent that a person was asked about cannot be used any more, or they were asked about its name alone. Call this again.",
      );
    }
    if (asked.published_number !== subject.version) {
      throw new ToolError(
        "tool.agent_changed",
        "Another version of this agent was published since a person was asked. Call this again to ask about that one.",
      );
    }
    return withoutMissingValues(ctx, asked);
  }
  const found = await query(ctx, ({ db }) => listUsableNamed(db, named, mostNamed));
  const [one, ...others] = found;
  if (one && others.length === 0) return withoutMissingValues(ctx, one);
  const { names, lines, label } = await describeAgents(
    ctx,
    one ? found : await query(ctx, ({ db }) => listAgents(db, usable)),
  );
  if (one) {
    throw new ToolError(
      "tool.several_agents",
      `Several agents have this name: ${names.join(", ")}. Call this again with the id of the one that is meant, or ask the person which one:\n${lines.join("\n")}`,
      { label },
    );
  }
  const which = lines.length > 0 ? `There are:\n${lines.join("\n")}` : "This person has no agents.";
  throw new ToolError("tool.no_such_agent", `There is no agent of this name. ${which}`, { label });
}

const usable = { show: "usable", before: undefined, limit: mostNamed } as const;

/** Only a person gives values, where they choose the agent. */
function withoutMissingValues(ctx: Ctx, agent: ShownAgent): ShownAgent {
  const { published } = agent;
  const missing = published ? missingValues(published, {}) : [];
  if (missing.length === 0) return agent;
  throw new ToolError(
    "tool.agent_needs_values",
    `${published?.name} needs a value for ${missing.join(", ")}, which only the person can give. Ask them to choose that agent below the conversation.`,
    { label: labelOfAgents(ctx, [agent]) },
  );
}
