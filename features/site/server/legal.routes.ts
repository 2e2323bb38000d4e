import { query } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import { siteErrors } from "../contract/errors.ts";
import { readLegalDocumentRoute } from "../contract/routes.ts";
import { findNewestVersion } from "./legal-document.repository.ts";

export function legalRoutes(app: App): void {
  app.route(readLegalDocumentRoute, async (ctx, { params }) => {
    const found = await query(ctx, (inner) => findNewestVersion(inner.db, params.type));
    if (!found) return fail(siteErrors, "legal_document.not_found");
    const { type, version, title, body, published_at } = found;
    return { type, version, title, body, publishedAt: published_at.toISOString() };
  });
}
