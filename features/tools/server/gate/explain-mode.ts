import { Integrity } from "#platform/contract/label.ts";
import type { CatalogueTool } from "../tool.ts";
import { decideByRules } from "./decide-by-policy.ts";
import type { PolicyDecision } from "./policy-decision.ts";
import { noRules, type ToolRules } from "./tool-mode.ts";

type Explained = Pick<PolicyDecision, "outcome" | "why">;

/** What the gate decides about a tool in one mode. */
export interface ToolBehaviour {
  /** While the model has read only what members of the workspace wrote. */
  clean: Explained;
  /** Once it has read text that anybody could have written. */
  outside: Explained;
}

/**
 * What the gate decides about each of these tools in one mode, in their order. It asks the gate itself, so that what
 * people read is what happens. Default: admins set nothing.
 */
export function explainMode(
  tools: readonly CatalogueTool[],
  mode: "default" | "automatic",
): Promise<ToolBehaviour[]> {
  // One set of policies for all of them, since the engine keeps few.
  const rules =
    mode === "default" ? noRules : new Map(tools.map(({ name }) => [name, { mode, needsOther: false }]));
  return Promise.all(
    tools.map(async (tool) => ({
      clean: await explain(rules, tool, "user"),
      outside: await explain(rules, tool, "untrusted"),
    })),
  );
}

async function explain(rules: ToolRules, tool: CatalogueTool, integrity: Integrity): Promise<Explained> {
  const facts = {
    planIntegrity: Integrity.options.indexOf(integrity),
    readsElsewhere: false,
    isSteered: false,
  };
  const { outcome, why } = await decideByRules(rules, tool, { userId: "anybody", facts });
  if (tool.ownRule && outcome === "allow") return { outcome: "ask", why: tool.ownRule };
  return { outcome, why };
}
