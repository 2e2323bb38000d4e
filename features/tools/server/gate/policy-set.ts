import { createHash } from "node:crypto";
import { builtInPolicies, type Policy } from "./built-in-policies.ts";
import type { ToolRules } from "./tool-mode.ts";

/** The policies of a workspace in one version. */
export interface PolicySet {
  /** SHA-256 of all texts, in hex. It names the version. */
  hash: string;
  policies: Readonly<Record<string, Policy>>;
}

const sets = new WeakMap<ToolRules, PolicySet>();

/** The built-in policies and one for each mode that admins set. */
export function policySetOf(rules: ToolRules): PolicySet {
  const known = sets.get(rules);
  if (known) return known;
  const policies = { ...builtInPolicies, ...Object.fromEntries([...rules].map(policyOfMode)) };
  const texts = Object.entries(policies)
    .map(([id, { text }]) => `@id("${id}") ${text}`)
    .sort();
  const set = { hash: createHash("sha256").update(texts.join("\n")).digest("hex"), policies };
  sets.set(rules, set);
  return set;
}

function policyOfMode([name, { mode }]: [string, { mode: keyof typeof modes }]): [string, Policy] {
  const { write, why } = modes[mode];
  return [`${mode}:${name}`, { text: write(`resource == Tool::${JSON.stringify(name)}`), why }];
}

const call = 'principal, action == Action::"call"';

const modes = {
  automatic: {
    write: (resource: string) => `permit(${call}, ${resource});`,
    why: "An admin lets this tool run by itself.",
  },
  ask: {
    write: (resource: string) => `forbid(${call}, ${resource}) unless { context.approved };`,
    why: "An admin wants this tool to ask each time.",
  },
  off: {
    write: (resource: string) => `forbid(${call}, ${resource});`,
    why: "An admin switched this tool off.",
  },
};
