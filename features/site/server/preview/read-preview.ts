import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fillPlaces } from "../../contract/content/fill-places.ts";
import type { Language } from "../../contract/content/language.ts";
import { LegalBody } from "../../contract/content/legal-body.ts";
import { Operator } from "../../contract/content/operator.ts";
import { LandingContent } from "../../contract/landing-content.ts";
import type { LegalText } from "../../contract/legal-page.ts";
import { LegalType } from "../../contract/legal-type.ts";
import { readContent } from "../content/read-content.ts";
import { readLegalPage } from "../legal-pages/read-legal-page.ts";
import { readLegalFacts } from "../legal-pages/read-legal-text.ts";
import { hashOf } from "./create-preview.ts";
import { findPreview } from "./preview.repository.ts";

/** A page as it would look. */
export type Preview =
  | { type: "landing"; language: Language; content: LandingContent }
  | { type: "legal"; page: LegalText };

/** The preview of a token. The operator is previewed in the imprint. Undefined when expired. */
export async function readPreview(ctx: Ctx, token: string): Promise<Preview | undefined> {
  const system = ctx.asSystem("site");
  const found = await query(system, ({ db }) => findPreview(db, hashOf(token), ctx.now()));
  if (!found) return undefined;
  const { kind, language } = found;
  if (kind === "landing") return { type: "landing", language, content: LandingContent.parse(found.body) };
  const type = LegalType.parse(kind === "operator" ? "imprint" : kind.replace("legal.", ""));
  const page = await readLegalPage(ctx, { type, language });
  if (!page) return undefined;
  const facts = await readLegalFacts(ctx, language);
  if (kind === "operator") facts.operator = Operator.parse(found.body);
  const stored = (await readContent(ctx, { kind: `legal.${type}`, language })).body;
  const body = kind === "operator" ? stored : LegalBody.parse(found.body);
  const document = {
    ...page.document,
    ...{ title: body.title, body: fillPlaces(body.markdown, facts, language), changes: null },
  };
  return { type: "legal", page: { ...page, document } };
}
