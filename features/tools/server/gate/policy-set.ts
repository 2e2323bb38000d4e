import { createHash } from "node:crypto";
import type { ToolMode } from "../../contract/tool-mode.ts";
import { builtInPolicies, type Policy } from "./built-in-policies.ts";
import type { ToolRules } from "./tool-mode.ts";

/** The policies of a workspace in one version. */
export interface PolicySet {
  /** SHA-256 of all texts, in hex. It names the version. */
  hash: string;
  policies: Readonly<Record<string, Policy>>;
}

const sets = new WeakMap<ToolRules, PolicySet>();

/** The built-in policies and those of the modes that admins set. */
export function policySetOf(rules: ToolRules): PolicySet {
  const known = sets.get(rules);
  if (known) return known;
  const policies = { ...builtInPolicies, ...policiesOfModes(rules) };
  const texts = Object.entries(policies)
    .map(([id, { text }]) => `@id("${id}") ${text}`)
    .sort();
  const set = { hash: createHash("sha256").update(texts.join("\n")).digest("hex"), policies };
  sets.set(rules, set);
  return set;
}

/** One policy for all tools of a mode: a policy for each tool would make every decision slower. */
function policiesOfModes(rules: ToolRules): Record<string, Policy> {
  const named = Object.entries(modes).map(([mode, { write, why }]) => {
    const tools = [...rules].filter(([, rule]) => rule.mode === mode).map(([name]) => name);
    const list = tools.sort().map((name) => `Tool::${JSON.stringify(name)}`);
    return {
      id: `mode_${mode}`,
      count: list.length,
      text: write(`[${list.join(", ")}].contains(resource)`),
      why,
    };
  });
  const used = named.filter(({ count }) => count > 0);
  return Object.fromEntries(used.map(({ id, text, why }) => [id, { text, why }]));
}

const call = 'principal, action == Action::"call", resource';

const modes: Record<ToolMode, { write(isOne: string): string; why: string }> = {
  automatic: {
    write: (isOne) => `permit(${call}) when { ${isOne} };`,
    why: "An admin lets this tool run by itself.",
  },
  ask: {
    write: (isOne) => `forbid(${call}) when { ${isOne} } unless { context.approved };`,
    why: "An admin wants this tool to ask each time.",
  },
  off: {
    write: (isOne) => `forbid(${call}) when { ${isOne} };`,
    why: "An admin switched this tool off.",
  },
};
