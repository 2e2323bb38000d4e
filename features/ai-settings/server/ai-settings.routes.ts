import type { App } from "#platform/server/http/app.ts";
import * as routes from "../contract/routes.ts";
import {
  changeInstallationInstructions,
  changeWorkspaceInstructions,
} from "./instructions/change-instructions.ts";
import {
  listInstallationInstructions,
  listWorkspaceInstructions,
  presentInstructions,
} from "./instructions/list-instructions.ts";
import {
  restoreInstallationInstructions,
  restoreWorkspaceInstructions,
} from "./instructions/restore-instructions.ts";
import { previewForInstallation, previewForWorkspace } from "./preview/preview-prompt.ts";
import { getRedaction } from "./redaction/get-redaction.ts";
import { addOwnTerm } from "./redaction/own-terms/add-own-term.ts";
import { deleteOwnTerm } from "./redaction/own-terms/delete-own-term.ts";
import { switchRedactionRule } from "./redaction/switch-rule.ts";
import { listInstallationTools, listWorkspaceTools } from "./tools/list-tools.ts";
import { setInstallationToolMode, setWorkspaceToolMode } from "./tools/set-tool-mode.ts";

export const installationAiRoutes = (app: App) => {
  app.route(routes.listInstallationInstructionsRoute, (ctx, { query }) =>
    listInstallationInstructions(ctx, query),
  );
  app.route(routes.changeInstallationInstructionsRoute, async (ctx, { body }) =>
    presentInstructions(await changeInstallationInstructions(ctx, body)),
  );
  app.route(routes.restoreInstallationInstructionsRoute, async (ctx, { body }) =>
    presentInstructions(await restoreInstallationInstructions(ctx, body)),
  );
  app.route(routes.listInstallationToolsRoute, (ctx) => listInstallationTools(ctx));
  app.route(routes.setInstallationToolModeRoute, async (ctx, { body }) => {
    await setInstallationToolMode(ctx, body);
    return undefined;
  });
};

export const redactionRoutes = (app: App) => {
  app.route(routes.getRedactionRoute, (ctx) => getRedaction(ctx));
  app.route(routes.switchRedactionRuleRoute, async (ctx, { body }) => {
    await switchRedactionRule(ctx, body);
    return undefined;
  });
  app.route(routes.addOwnTermRoute, (ctx, { body }) => addOwnTerm(ctx, body));
  app.route(routes.deleteOwnTermRoute, async (ctx, { params }) => {
    await deleteOwnTerm(ctx, params);
    return undefined;
  });
  app.route(routes.previewForInstallationRoute, (ctx, { body }) => previewForInstallation(ctx, body));
  app.route(routes.previewForWorkspaceRoute, (ctx, { body }) => previewForWorkspace(ctx, body));
};

export const workspaceAiRoutes = (app: App) => {
  app.route(routes.listWorkspaceInstructionsRoute, (ctx, { query }) => listWorkspaceInstructions(ctx, query));
  app.route(routes.changeWorkspaceInstructionsRoute, async (ctx, { body }) =>
    presentInstructions(await changeWorkspaceInstructions(ctx, body)),
  );
  app.route(routes.restoreWorkspaceInstructionsRoute, async (ctx, { body }) =>
    presentInstructions(await restoreWorkspaceInstructions(ctx, body)),
  );
  app.route(routes.listWorkspaceToolsRoute, (ctx) => listWorkspaceTools(ctx));
  app.route(routes.setWorkspaceToolModeRoute, async (ctx, { body }) => {
    await setWorkspaceToolMode(ctx, body);
    return undefined;
  });
};
