import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Language } from "../../contract/content/language.ts";
import { landingLabels } from "../../contract/landing-labels.ts";
import type { LegalText } from "../../contract/legal-page.ts";
import type { LegalType } from "../../contract/legal-type.ts";
import { listVersions } from "../content/list-versions.ts";
import { readContent, readContentRevision } from "../content/read-content.ts";
import { pathIn } from "../discovery/path-in.ts";
import { readLegalFacts, readLegalText } from "./read-legal-text.ts";

/** Versions listed on the page. Older ones are available through the API. */
const mostVersions = 100;

export interface AskedLegalPage {
  type: LegalType;
  language: Language;
  version?: number | undefined;
}

/** What the page of a legal text says. Undefined when the version does not exist. */
export async function readLegalPage(ctx: Ctx, asked: AskedLegalPage): Promise<LegalText | undefined> {
  const { type, language } = asked;
  const text = await readLegalText(ctx, asked);
  if (!text) return undefined;
  const { markdown, publishedAt, ...rest } = text;
  const place = { kind: `legal.${type}`, language: text.language } as const;
  const { items } = await listVersions(ctx.asSystem("site"), place, { limit: mostVersions });
  const landing = await readContent(ctx, { kind: "landing", language });
  const other = language === "en" ? "de" : "en";
  return {
    language,
    otherPath: pathIn(other, `/legal/${type}`),
    labels: landingLabels[language],
    document: { ...rest, body: markdown, publishedAt: publishedAt.toISOString() },
    versions: items.map((item) => ({ version: item.version, publishedAt: item.publishedAt })),
    footer: landing.body.footer,
  };
}

/** A fingerprint that changes whenever a legal page does. */
export async function readLegalRevision(ctx: Ctx): Promise<string> {
  const revision = await query(ctx, readContentRevision);
  const { modelProviders } = await readLegalFacts(ctx, "en");
  return JSON.stringify([revision, modelProviders]);
}
