import { toolRulesFor, toolsFor } from "#features/tools/server/index.ts";
import { authorize } from "#platform/server/access/authorize.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BuilderTool } from "../contract/index.ts";
import { agentAccess } from "./agent.access.ts";

/** The tools that the caller has, by title. An agent of theirs cannot have others. */
export async function listBuilderTools(ctx: Ctx): Promise<BuilderTool[]> {
  authorize(ctx, agentAccess.create);
  const [tools, rules] = await Promise.all([toolsFor(ctx), toolRulesFor(ctx)]);
  return tools
    .map(({ name, title, about = null, description, source, effect }) => ({
      ...{ name, title, about, description, source, effect },
      workspaceMode: rules.get(name)?.mode ?? null,
    }))
    .sort((a, b) => a.title.localeCompare(b.title, "en") || (a.name < b.name ? -1 : 1));
}
