import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import * as contract from "../../contract/content/routes.ts";
import { siteErrors } from "../../contract/errors.ts";
import { createPreview } from "../preview/create-preview.ts";
import { contentAccess } from "./content.access.ts";
import { type ContentPlace, listContentVersionRows } from "./content.repository.ts";
import { listVersions, presentVersion } from "./list-versions.ts";
import { publishContent } from "./publish-content.ts";
import { readDifference } from "./read-difference.ts";
import { readEditedContent } from "./read-edited-content.ts";
import { restoreContent } from "./restore-content.ts";

export function contentRoutes(app: App): void {
  app.route(contract.readEditedContentRoute, (ctx, { params }) => readEditedContent(ctx, params));
  app.route(contract.listContentVersionsRoute, (ctx, { params, query: page }) =>
    listVersions(ctx, params, page),
  );
  app.route(contract.readContentDifferenceRoute, async (ctx, { params: { version, ...place } }) => {
    const difference = await readDifference(ctx, place, version);
    return difference ?? fail(siteErrors, "content.version_not_found");
  });
  app.route(contract.createContentPreviewRoute, async (ctx, { params, body: { body } }) => {
    const token = await createPreview(ctx, { ...params, body });
    return { path: `/preview/${token}` };
  });
  app.route(contract.publishContentRoute, async (ctx, { params, body }) => {
    const version = await publishContent(ctx, { ...params, ...body });
    return presentOne(ctx, params, version);
  });
  app.route(contract.restoreContentRoute, async (ctx, { params, body }) => {
    const version = await restoreContent(ctx, { ...params, ...body });
    return presentOne(ctx, params, version);
  });
}

async function presentOne(ctx: Ctx, place: ContentPlace, version: number) {
  const [row] = await query(ctx, contentAccess.list, ({ db }) =>
    listContentVersionRows(db, place, { before: version + 1, limit: 1 }),
  );
  return row ? presentVersion(row) : fail(siteErrors, "content.version_not_found");
}
