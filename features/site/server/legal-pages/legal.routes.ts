import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import { siteErrors } from "../../contract/errors.ts";
import { LegalType } from "../../contract/legal-type.ts";
import { listLegalVersionsRoute, readLegalDocumentRoute } from "../../contract/routes.ts";
import { listVersions } from "../content/list-versions.ts";
import { readContent } from "../content/read-content.ts";
import { readLegalText } from "./read-legal-text.ts";

export function legalRoutes(app: App): void {
  app.route(readLegalDocumentRoute, async (ctx, { params, query: asked }) => {
    const text = await readLegalText(ctx, { type: typeOf(params.type), ...asked });
    if (!text) return fail(siteErrors, "content.version_not_found");
    const { markdown, publishedAt, ...rest } = text;
    return { ...rest, body: markdown, publishedAt: publishedAt.toISOString() };
  });

  app.route(listLegalVersionsRoute, async (ctx, { params, query: { language: asked, ...page } }) => {
    const kind = `legal.${typeOf(params.type)}` as const;
    const { language } = await readContent(ctx, { kind, language: asked });
    const { items, nextCursor } = await listVersions(ctx.asSystem("site"), { kind, language }, page);
    return { items: items.map(({ version, publishedAt }) => ({ version, publishedAt })), nextCursor };
  });
}

function typeOf(name: string): LegalType {
  const type = LegalType.safeParse(name);
  return type.success ? type.data : fail(siteErrors, "legal_document.not_found");
}
