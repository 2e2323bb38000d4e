import { query } from "#platform/server/command.ts";
import type { App } from "#platform/server/http/app.ts";
import * as contract from "../contract/index.ts";
import { presentAgent, presentAgents } from "./agent.presenter.ts";
import { archiveAgent, deleteAgent, restoreAgent } from "./change-agent.ts";
import { createAgent } from "./create-agent.ts";
import { listAgentsPage } from "./list-agents.ts";
import { listBuilderTools } from "./list-builder-tools.ts";
import { startAgentTest } from "./start-test.ts";
import { listTemplates } from "./templates/content-of-template.ts";
import { adoptText } from "./versions/adopt-text.ts";
import { publishAgent, rollBackAgent } from "./versions/publish-agent.ts";
import { compareVersions, getVersion, listVersionsPage } from "./versions/read-versions.ts";
import { saveDraft } from "./versions/save-draft.ts";
import {
  presentDraft,
  presentVersion,
  presentVersions,
  presentWithContent,
} from "./versions/version.presenter.ts";

export function agentRoutes(app: App): void {
  app.route(contract.listAgentsRoute, async (ctx, { query: page }) => {
    const { items, nextCursor } = await listAgentsPage(ctx, page);
    return { items: await presentAgents(ctx, items), nextCursor };
  });
  app.route(contract.getAgentRoute, (ctx, { params }) => presentAgent(ctx, params));
  app.route(contract.createAgentRoute, async (ctx, { body }) =>
    presentAgent(ctx, await createAgent(ctx, body)),
  );
  app.route(contract.getAgentDraftRoute, (ctx, { params }) => presentDraft(ctx, params));
  app.route(contract.saveAgentDraftRoute, async (ctx, { params, body }) =>
    presentDraft(ctx, await saveDraft(ctx, { ...params, ...body })),
  );
  app.route(contract.adoptAgentTextRoute, async (ctx, { params, body }) => {
    await adoptText(ctx, { ...params, ...body });
    return presentDraft(ctx, params);
  });
  app.route(contract.publishAgentRoute, async (ctx, { params, body }) =>
    presentVersion(ctx, await publishAgent(ctx, { ...params, ...body })),
  );
  app.route(contract.listAgentVersionsRoute, async (ctx, { params, query: page }) => {
    const { items, nextCursor } = await listVersionsPage(ctx, { ...params, ...page });
    return { items: await presentVersions(ctx, items), nextCursor };
  });
  app.route(contract.getAgentVersionRoute, async (ctx, { params: { id, number } }) => {
    const version = await query(ctx, (inner) => getVersion(inner, { id, ref: number }));
    return presentWithContent(ctx, version);
  });
  app.route(contract.rollBackAgentRoute, async (ctx, { params }) =>
    presentVersion(ctx, await rollBackAgent(ctx, params)),
  );
  app.route(contract.compareAgentVersionsRoute, (ctx, { params, query: refs }) =>
    compareVersions(ctx, { ...params, ...refs }),
  );
  app.route(contract.archiveAgentRoute, async (ctx, { params }) =>
    presentAgent(ctx, await archiveAgent(ctx, params)),
  );
  app.route(contract.restoreAgentRoute, async (ctx, { params }) =>
    presentAgent(ctx, await restoreAgent(ctx, params)),
  );
  app.route(contract.deleteAgentRoute, async (ctx, { params }) => {
    await deleteAgent(ctx, params);
    return undefined;
  });
  app.route(contract.startAgentTestRoute, async (ctx, { params }) => ({
    conversationId: await startAgentTest(ctx, params),
  }));
  app.route(contract.listAgentTemplatesRoute, async (_ctx, { query: { language } }) => ({
    items: listTemplates(language),
  }));
  app.route(contract.listBuilderToolsRoute, async (ctx) => ({ items: await listBuilderTools(ctx) }));
}
