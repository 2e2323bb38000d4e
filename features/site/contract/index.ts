export { type BodyOf, ContentKind, contentKinds, contentSchemas } from "./content/content-kind.ts";
export { Language, languages } from "./content/language.ts";
export { Diagram, DiagramFlow, DiagramNode, DiagramPlace, DiagramStep } from "./diagram/diagram.ts";
export { readDiagramRoute } from "./diagram/read-diagram-route.ts";
export { siteErrors } from "./errors.ts";
export { LandingContent } from "./landing-content.ts";
export { LegalDocument } from "./legal-document.ts";
export { LegalType, legalTypes } from "./legal-type.ts";
export { readLegalDocumentRoute } from "./routes.ts";
