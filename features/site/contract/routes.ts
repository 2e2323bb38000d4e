import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { Language } from "./content/language.ts";
import { LegalDocument, LegalVersion } from "./legal-document.ts";

const ofType = z.object({ type: z.string().max(64) });
const inLanguage = z.object({ language: Language.default("en") });

export const readLegalDocumentRoute = route({
  method: "GET",
  path: "/api/v1/legal/:type",
  id: "readLegalDocument",
  summary: "Get a legal text; the newest version unless another is named",
  tag: "site",
  access: "public",
  params: ofType,
  query: inLanguage.extend({ version: z.coerce.number().int().min(1).max(1_000_000).optional() }),
  reply: LegalDocument,
});

export const listLegalVersionsRoute = route({
  method: "GET",
  path: "/api/v1/legal/:type/versions",
  id: "listLegalVersions",
  summary: "List the versions of a legal text, newest first",
  tag: "site",
  access: "public",
  params: ofType,
  query: PageQuery.extend(inLanguage.shape),
  reply: pageOf(LegalVersion),
});
