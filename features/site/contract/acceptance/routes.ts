import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { Language } from "../content/language.ts";
import { LegalAcceptances, ShownVersions } from "./acceptance.ts";

export const readShownVersionsRoute = route({
  method: "GET",
  path: "/api/v1/legal-versions",
  id: "readShownVersions",
  summary: "List the newest versions of the texts accepted at sign-up",
  tag: "site",
  access: "public",
  query: z.object({ language: Language.default("en") }),
  reply: ShownVersions,
});

export const listLegalAcceptancesRoute = route({
  method: "GET",
  path: "/api/v1/legal-acceptances",
  id: "listLegalAcceptances",
  summary: "List the legal texts that the caller accepted or has yet to accept",
  tag: "site",
  access: "user",
  reply: LegalAcceptances,
});

export const acceptLegalTextsRoute = route({
  method: "POST",
  path: "/api/v1/legal-acceptances",
  id: "acceptLegalTexts",
  summary: "Accept legal texts in the versions shown",
  tag: "site",
  access: "user",
  body: ShownVersions,
  reply: LegalAcceptances,
});
