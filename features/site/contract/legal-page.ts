import type { LandingContent } from "./landing-content.ts";
import type { LandingLabels } from "./landing-labels.ts";
import type { LegalDocument, LegalVersion } from "./legal-document.ts";

/** Everything from which the page of a legal text is rendered. */
export interface LegalPage {
  /** The language of the labels and the path. */
  language: "en" | "de";
  /** The same text in the other language. */
  otherPath: string;
  labels: LandingLabels;
  document: LegalDocument;
  /** Newest first. */
  versions: LegalVersion[];
  footer: LandingContent["footer"];
}
