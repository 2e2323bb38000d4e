import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { LegalDocument } from "./legal-document.ts";

export const readLegalDocumentRoute = route({
  method: "GET",
  path: "/api/v1/legal/:type",
  id: "readLegalDocument",
  summary: "The legal text of this type in its newest version",
  tag: "site",
  access: "public",
  params: z.object({ type: z.string().max(64) }),
  reply: LegalDocument,
});
