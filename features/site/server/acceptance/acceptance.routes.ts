import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import * as contract from "../../contract/acceptance/routes.ts";
import { readContent } from "../content/read-content.ts";
import { listAcceptances } from "./list-acceptances.ts";
import { recordAcceptances } from "./record-acceptances.ts";

export function acceptanceRoutes(app: App): void {
  app.route(contract.readShownVersionsRoute, async (ctx, { query: { language } }) => {
    const terms = await readContent(ctx, { kind: "legal.terms", language });
    const privacy = await readContent(ctx, { kind: "legal.privacy", language });
    return { language, ...told("terms", terms.version), ...told("privacy", privacy.version) };
  });
  app.route(contract.listLegalAcceptancesRoute, (ctx) => listAcceptances(ctx));
  app.route(contract.acceptLegalTextsRoute, async (ctx, { body: shown }) => {
    const { userId, workspaceId } = userOf(ctx);
    await recordAcceptances(ctx, { userId, workspaceId, shown, occasion: "asked" });
    return listAcceptances(ctx);
  });
}

function told(type: "terms" | "privacy", version: number) {
  return version > 0 ? { [type]: version } : {};
}
