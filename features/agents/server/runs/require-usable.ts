import type { RunAgents } from "#features/runs/server/index.ts";
import { query } from "#platform/server/command.ts";
import { agentAccess, findForCaller } from "../agent.access.ts";
import { requireOffered } from "./choose-agent.ts";
import { personOfRun } from "./person-of-run.ts";

/** Throws unless the person of a run may still use all of its agents. One transaction. */
export const requireUsable: RunAgents["requireUsable"] = (person, agents) =>
  query(personOfRun(person), async (ctx) => {
    for (const { agentId: id, version } of agents) {
      requireOffered(await findForCaller(ctx, version === null ? agentAccess.test : agentAccess.use, { id }));
    }
  });
