import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { toolErrors } from "../../contract/errors.ts";
import { builtInTool } from "../tool-catalogue.ts";
import { agentOf } from "./agent-of.ts";
import type { ApprovalRow } from "./approval.repository.ts";

/**
 * Throws `approval.obstacle` with the reason: an approval of what cannot be carried out would only be used up. The person
 * themself learns the page where they remove it.
 */
export async function requireNoObstacle(decider: Ctx, row: ApprovalRow): Promise<void> {
  const tool = builtInTool(decider.services, row.tool_name);
  const obstacle = await tool?.obstacle?.(decider.as(agentOf(row)));
  if (!obstacle) return;
  const { sentence: message, page } = obstacle;
  const isOwn = row.user_id === userOf(decider).userId;
  fail(toolErrors, "approval.obstacle", { message, ...(page && isOwn ? { details: { page } } : {}) });
}
