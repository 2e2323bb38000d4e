export { siteErrors } from "./errors.ts";
export { LegalDocument, legalTypes } from "./legal-document.ts";
export { readLegalDocumentRoute } from "./routes.ts";
