import type { AccessRule } from "#platform/server/access/access-rule.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { modelUsageAccess } from "../model-usage.access.ts";

/** Whose usage a report is about. */
export type UsageReach =
  | { type: "own"; workspaceId: string; userId: string }
  | { type: "workspace"; workspaceId: string }
  | { type: "installation" };

/** The reach for the caller. The rule of `ruleOf` decides whether they may read it. */
export function reachOf(ctx: Ctx, type: UsageReach["type"]): UsageReach {
  const { workspaceId, userId } = userOf(ctx);
  if (type === "own") return { type, workspaceId, userId };
  return type === "workspace" ? { type, workspaceId } : { type };
}

export function ruleOf({ type }: UsageReach): AccessRule {
  return rules[type];
}

const rules: Record<UsageReach["type"], AccessRule> = {
  own: modelUsageAccess.read_own,
  workspace: modelUsageAccess.read_workspace,
  installation: modelUsageAccess.read_all,
};
