import type { LandingContent } from "./landing-content.ts";
import type { LandingLabels } from "./landing-labels.ts";
import type { LegalDocument, LegalVersion } from "./legal-document.ts";

/** All that the page of a legal text is rendered from. */
export interface LegalPage {
  /** Of the words around the text, and of the address. */
  language: "en" | "de";
  /** The same text in the other language. */
  otherPath: string;
  labels: LandingLabels;
  document: LegalDocument;
  /** The newest first. */
  versions: LegalVersion[];
  footer: LandingContent["footer"];
}
