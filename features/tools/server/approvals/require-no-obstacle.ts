import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { toolErrors } from "../../contract/errors.ts";
import { builtInTool } from "../tool-catalogue.ts";
import { agentOf } from "./agent-of.ts";
import type { ApprovalRow } from "./approval.repository.ts";

/** Throws `approval.obstacle` with the reason: an approval of what cannot be carried out would only be used up. */
export async function requireNoObstacle(decider: Ctx, row: ApprovalRow): Promise<void> {
  const tool = builtInTool(decider.services, row.tool_name);
  const reason = await tool?.obstacle?.(decider.as(agentOf(row)));
  if (reason) fail(toolErrors, "approval.obstacle", { message: reason });
}
