import type { RunOfCalls } from "#features/tools/server/index.ts";
import { agentOf } from "./agent-of.ts";
import { getRun } from "./get-run.ts";
import { lockRunAsService } from "./lease.repository.ts";
import { namesOfAgents } from "./names-of-agents.ts";
import { namesOfStarters } from "./names-of-starters.ts";
import { findCurrentRoleNow } from "./person.repository.ts";
import { findRunAsService } from "./run.repository.ts";
import { satisfyWait } from "./satisfy-wait.ts";

/** How a decision about a tool call reaches its run. */
export const runOfCalls: RunOfCalls = {
  async require(ctx, runId) {
    await getRun(ctx, runId);
  },
  lock: ({ db }, { workspaceId, runId }) => lockRunAsService(db, workspaceId, runId),
  async agentOf(ctx, { workspaceId, runId }) {
    const { servicePool } = ctx.services;
    const run = await findRunAsService(servicePool, workspaceId, runId);
    const current = run && (await findCurrentRoleNow(servicePool, run));
    return current && agentOf(ctx, run, current.role);
  },
  agentsOf: namesOfAgents,
  startersOf: namesOfStarters,
  async resume(ctx, { workspaceId, runId, stepKey, approvalId }) {
    await satisfyWait(ctx, { workspaceId, runId, stepKey, kind: "approval", subjectId: approvalId });
  },
};
