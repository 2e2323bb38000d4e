import { createHash } from "node:crypto";
import type { ToolMode } from "../../contract/tool-mode.ts";
import { type AgentModes, noAgentModes } from "./agent-modes.ts";
import { builtInPolicies, type Policy } from "./built-in-policies.ts";
import type { ToolRules } from "./tool-mode.ts";

/** The policies of a workspace in one version, narrowed by those of an agent. */
export interface PolicySet {
  /** SHA-256 of all texts, in hex. It names the version. */
  hash: string;
  policies: Readonly<Record<string, Policy>>;
}

const sets = new WeakMap<ToolRules, WeakMap<AgentModes, PolicySet>>();

/** The built-in policies, those of the modes that admins set, and those of the agent. */
export function policySetOf(rules: ToolRules, agent: AgentModes = noAgentModes): PolicySet {
  const ofRules = sets.get(rules) ?? new WeakMap<AgentModes, PolicySet>();
  sets.set(rules, ofRules);
  const known = ofRules.get(agent);
  if (known) return known;
  const policies = { ...builtInPolicies, ...policiesOfModes(rules), ...policiesOfAgent(agent) };
  const texts = Object.entries(policies)
    .map(([id, { text }]) => `@id("${id}") ${text}`)
    .sort();
  const set = { hash: createHash("sha256").update(texts.join("\n")).digest("hex"), policies };
  ofRules.set(agent, set);
  return set;
}

/** One policy for all tools of a mode: a policy for each tool would make every decision slower. */
function policiesOfModes(rules: ToolRules): Record<string, Policy> {
  const named = Object.entries(modes).map(([mode, policy]) => {
    const tools = [...rules].filter(([, rule]) => rule.mode === mode).map(([name]) => name);
    return [`mode_${mode}`, policy, tools] as const;
  });
  return written(named);
}

/** An agent forbids. It permits nothing, so a mode `automatic` of its own says nothing here. */
function policiesOfAgent(agent: AgentModes): Record<string, Policy> {
  const named = Object.entries(agentModes).map(([mode, policy]) => {
    const tools = [...agent].filter(([, set]) => set === mode).map(([name]) => name);
    return [`agent_${mode}`, policy, tools] as const;
  });
  return written(named);
}

function written(named: (readonly [string, ModePolicy, string[]])[]): Record<string, Policy> {
  const used = named.filter(([, , tools]) => tools.length > 0);
  return Object.fromEntries(
    used.map(([id, { write, why }, tools]) => {
      const list = tools.sort().map((name) => `Tool::${JSON.stringify(name)}`);
      return [id, { text: write(`[${list.join(", ")}].contains(resource)`), why }];
    }),
  );
}

const call = 'principal, action == Action::"call", resource';

interface ModePolicy {
  write(isOne: string): string;
  why: string;
}

const ask = (isOne: string) => `forbid(${call}) when { ${isOne} } unless { context.approved };`;
const off = (isOne: string) => `forbid(${call}) when { ${isOne} };`;

const modes: Record<ToolMode, ModePolicy> = {
  automatic: {
    write: (isOne) => `permit(${call}) when { ${isOne} };`,
    why: "An admin lets this tool run by itself.",
  },
  ask: { write: ask, why: "An admin wants this tool to ask each time." },
  off: { write: off, why: "An admin switched this tool off." },
};

const agentModes: Record<Exclude<ToolMode, "automatic">, ModePolicy> = {
  ask: { write: ask, why: "This agent asks each time before it uses this tool." },
  off: { write: off, why: "This agent does not use this tool." },
};
