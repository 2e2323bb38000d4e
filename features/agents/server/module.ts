import { registerMentionableAgents } from "#features/mentions/server/index.ts";
import { registerRunAgents, registerRunHost } from "#features/runs/server/index.ts";
import { registerShareable } from "#features/sharing/server/index.ts";
import { registerTool } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { agentActs } from "./acts.ts";
import { agentAccess } from "./agent.access.ts";
import { agentRoutes } from "./agent.routes.ts";
import { updateChecklistTool } from "./checklist/update-checklist.tool.ts";
import { agentTaskRunHost } from "./delegation/agent-task-host.ts";
import { runAgentTool } from "./delegation/run-agent.tool.ts";
import { findAgentsToMention } from "./find-to-mention.ts";
import { handOverTool } from "./hand-over/hand-over.tool.ts";
import { legalHoldAgents } from "./legal-hold-agents.ts";
import { namedAgents } from "./named-agents.ts";
import { offboardAgents } from "./offboarding/offboard-agents.ts";
import { retainedAgentData } from "./retained-data.ts";
import { beginAgentOfRun } from "./runs/begin-agent-of-run.ts";
import { chooseAgent, describeAgents } from "./runs/choose-agent.ts";
import { requireUsable } from "./runs/require-usable.ts";
import { sharedAgent } from "./sharing/shared-agent.ts";
import { agentSharingRoutes } from "./sharing/sharing.routes.ts";
import { transferAllAgents, transferLeftAgents } from "./transfer/transfer-agents.ts";

/** Agents that people configure. Runs are those of `features/runs`. */
export const agentsModule: Module = {
  name: "agents",
  offers: [agentAccess.read, agentAccess.list_all],
  acts: agentActs,
  named: namedAgents,
  routes: [agentRoutes, agentSharingRoutes],
  jobs: [transferLeftAgents],
  // An agent that nobody else has goes with its owner, and its versions with it. Those of others keep what a person
  // changed.
  keeps: retainedAgentData,
  erasable: [
    { table: "agents", columns: ["workspace_id", "user_id"], batchSize: 100, giveAway: transferAllAgents },
    {
      ...{ table: "agent_versions", columns: ["saved_by", "published_by", "written_by"] },
      ...{ keepsRows: true, hasWorkspace: true },
    },
  ],
  archived: [legalHoldAgents],
  ownershipTransfers: [offboardAgents],
  start(services) {
    registerShareable(sharedAgent);
    registerRunHost(agentTaskRunHost);
    registerTool(services, "agents", runAgentTool);
    registerTool(services, "agents", handOverTool);
    registerTool(services, "agents", updateChecklistTool);
    registerMentionableAgents(services, findAgentsToMention);
    registerRunAgents(services, {
      ...{ choose: chooseAgent, describe: describeAgents },
      ...{ begin: beginAgentOfRun, requireUsable },
    });
  },
};
