import { type Ctx, userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { failCursor } from "#platform/server/pages/cursors.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../contract/index.ts";
import { changeArtifact } from "./change-artifact.ts";
import { createArtifact } from "./create-artifact.ts";
import { deleteArtifact } from "./delete-artifact.ts";
import { getDeletedArtifact, listArtifactsPage } from "./list-artifacts-anywhere.ts";
import { getArtifact, getVersion, listArtifacts, listVersionsPage } from "./read-artifacts.ts";
import { restoreArtifact } from "./restore-artifact.ts";
import { restoreVersion } from "./restore-version.ts";
import { saveArtifact } from "./save-artifact.ts";

const perPerson = { name: "artifact.write", burst: 60, perMinute: 60 };
const spend = (ctx: Ctx) => requireToken(ctx, perPerson, userOf(ctx).userId);

export function artifactRoutes(app: App): void {
  app.route(contract.listAllArtifactsRoute, (ctx, { query }) => listArtifactsPage(ctx, query));
  app.route(contract.listArtifactsRoute, (ctx, { params }) => listArtifacts(ctx, params.id));
  app.route(contract.createArtifactRoute, async (ctx, { params, body }) => {
    await spend(ctx);
    await createArtifact(ctx, { ...body, conversationId: params.id });
    return getArtifact(ctx, body.id);
  });
  app.route(contract.getArtifactRoute, (ctx, { params }) => getArtifact(ctx, params.id));
  app.route(contract.changeArtifactRoute, async (ctx, { params, body }) => {
    await spend(ctx);
    await changeArtifact(ctx, { ...params, ...body });
    return getArtifact(ctx, params.id);
  });
  app.route(contract.deleteArtifactRoute, async (ctx, { params }) => {
    await deleteArtifact(ctx, params);
  });
  app.route(contract.getDeletedArtifactRoute, (ctx, { params }) => getDeletedArtifact(ctx, params.id));
  app.route(contract.restoreArtifactRoute, async (ctx, { params }) => {
    await restoreArtifact(ctx, params);
    return getArtifact(ctx, params.id);
  });
  app.route(contract.listArtifactVersionsRoute, (ctx, { params, query: { cursor, limit } }) => {
    const before = cursor === undefined ? undefined : Number(cursor);
    if (before !== undefined && !(Number.isInteger(before) && before > 0 && before <= contract.mostVersions))
      failCursor();
    return listVersionsPage(ctx, params.id, { before, limit });
  });
  app.route(contract.getArtifactVersionRoute, (ctx, { params }) => getVersion(ctx, params.id, params.number));
  app.route(contract.saveArtifactRoute, async (ctx, { params, body }) => {
    await spend(ctx);
    await saveArtifact(ctx, { ...params, ...body });
    return getArtifact(ctx, params.id);
  });
  app.route(contract.restoreArtifactVersionRoute, async (ctx, { params }) => {
    await spend(ctx);
    await restoreVersion(ctx, params);
    return getArtifact(ctx, params.id);
  });
}
