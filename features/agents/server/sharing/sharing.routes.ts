import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import * as contract from "../../contract/index.ts";
import { getAgentFigures, listAgentFigures } from "../figures/agent-figures.ts";
import { exportAgent } from "../import-export/export-agent.ts";
import { importAgent } from "../import-export/import-agent.ts";
import { listAgentRecords, presentRecords } from "../list-agents.ts";
import type { RecordedAgent } from "../listed-agent.repository.ts";
import { listRecentRuns } from "../recent/list-recent-runs.ts";
import { getAgentUses } from "../uses/agent-uses.ts";
import { readmitAgent, withdrawAgent } from "./withdraw-agent.ts";

/** What leaves an agent or is about others: files, figures, the admins' view. */
export function agentSharingRoutes(app: App): void {
  app.route(contract.exportAgentRoute, (ctx, { params }) => exportAgent(ctx, params));
  app.route(contract.importAgentRoute, (ctx, { body }) => importAgent(ctx, body));
  app.route(contract.listAgentFiguresRoute, (ctx, { query }) => listAgentFigures(ctx, query));
  app.route(contract.getAgentFiguresRoute, (ctx, { params, query }) =>
    getAgentFigures(ctx, { ...params, ...query }),
  );
  app.route(contract.listAgentRunsRoute, (ctx, { params, query }) =>
    listRecentRuns(ctx, { ...params, ...query }),
  );
  app.route(contract.getAgentUsesRoute, (ctx, { params }) => getAgentUses(ctx, params));
  app.route(contract.listAgentRecordsRoute, (ctx, { query }) => listAgentRecords(ctx, query));
  app.route(contract.withdrawAgentRoute, async (ctx, { params }) =>
    presentRecord(ctx, await withdrawAgent(ctx, params)),
  );
  app.route(contract.readmitAgentRoute, async (ctx, { params }) =>
    presentRecord(ctx, await readmitAgent(ctx, params)),
  );
}

async function presentRecord(ctx: Ctx, row: RecordedAgent): Promise<contract.AgentRecord> {
  const [record] = await presentRecords(ctx, [row]);
  return record ?? fail(contract.agentErrors, "agent.not_found");
}
