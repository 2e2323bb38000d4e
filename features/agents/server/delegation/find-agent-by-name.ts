import { ToolError } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { findUsableByName, listAgents, type ShownAgent } from "../listed-agent.repository.ts";
import { missingValues } from "../runs/values-of-variables.ts";

const mostNamed = 30;

/** An agent that the person of `ctx` may use now, by its name. Throws a ToolError that says which there are. */
export async function findAgentByName(ctx: Ctx, name: string): Promise<ShownAgent> {
  const found = await query(ctx, ({ db }) => findUsableByName(db, name));
  if (found) {
    requireNoValues(found);
    return found;
  }
  const usable = await query(ctx, ({ db }) =>
    listAgents(db, { show: "usable", before: undefined, limit: mostNamed }),
  );
  const lines = usable.map(
    ({ published }) => `- ${published?.name}: ${published?.purpose || "no purpose given"}`,
  );
  const which = lines.length > 0 ? `There are:\n${lines.join("\n")}` : "This person has no agents.";
  throw new ToolError("tool.no_such_agent", `There is no agent of this name. ${which}`);
}

/** Only a person gives values, where they choose the agent. */
function requireNoValues({ published }: ShownAgent): void {
  const missing = published ? missingValues(published, {}) : [];
  if (missing.length === 0) return;
  throw new ToolError(
    "tool.agent_needs_values",
    `${published?.name} needs a value for ${missing.join(", ")}, which only the person can give. Ask them to choose that agent below the conversation.`,
  );
}
