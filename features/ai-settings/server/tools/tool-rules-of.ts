import { stricter, type ToolRule, type ToolRules } from "#features/tools/server/index.ts";
import type { ToolModeRow } from "./tool-mode.repository.ts";

/** Combines what the installation and the workspace set: the stricter mode counts, and needs add up. */
export function toolRulesOf(modes: readonly ToolModeRow[]): ToolRules {
  const rules = new Map<string, ToolRule>();
  for (const { tool_name, mode, needs_other } of modes) {
    const rule = { mode, needsOther: needs_other };
    const other = rules.get(tool_name);
    rules.set(tool_name, other ? stricter(other, rule) : rule);
  }
  return rules;
}
