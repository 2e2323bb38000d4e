import { Integrity } from "#platform/contract/label.ts";
import type { CatalogueTool } from "../tool.ts";
import { decideByRules } from "./decide-by-policy.ts";
import type { PolicyDecision } from "./policy-decision.ts";
import { noRules } from "./tool-mode.ts";

type Explained = Pick<PolicyDecision, "outcome" | "why">;

/** What the built-in policies decide about a tool for which admins set nothing. */
export interface DefaultBehaviour {
  /** While the model has read only what members of the workspace wrote. */
  clean: Explained;
  /** Once it has read text that anybody could have written. */
  outside: Explained;
}

/** Asks the gate itself, so that what people read is what happens. */
export async function explainDefault(tool: CatalogueTool): Promise<DefaultBehaviour> {
  const [clean, outside] = await Promise.all([explain(tool, "user"), explain(tool, "untrusted")]);
  return { clean, outside };
}

async function explain(tool: CatalogueTool, integrity: Integrity): Promise<Explained> {
  const facts = { planIntegrity: Integrity.options.indexOf(integrity), readsElsewhere: false };
  const { outcome, why } = await decideByRules(noRules, tool, { userId: "anybody", facts });
  return { outcome, why };
}
