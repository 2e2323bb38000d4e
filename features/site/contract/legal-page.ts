import type { LandingContent } from "./landing-content.ts";
import type { LandingLabels } from "./landing-labels.ts";
import type { LandingPage } from "./landing-page.ts";
import type { LegalDocument, LegalVersion } from "./legal-document.ts";

/** Everything from which the page of a legal text is rendered. */
export type LegalPage = LegalText & Pick<LandingPage, "isSelling" | "hasDemo" | "publishableKey">;

/** What the page says; its navigation bar also depends on what the installation offers. */
export interface LegalText {
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
