import type { Language } from "../../contract/content/language.ts";
import type { HeadImage } from "./head-page.ts";

/** The preview image of shared links, in the language of the page. */
export function sharingImage(language: Language): HeadImage {
  return { path: `/og-${language}.png`, width: 1200, height: 630, alt: descriptions[language] };
}

const descriptions: Record<Language, string> = {
  en: "Adjutant. It does the work. It keeps the receipts. Beside it the receipt of one act.",
  de: "Adjutant. Es erledigt die Arbeit. Es bewahrt die Belege. Daneben der Beleg einer Handlung.",
};
