import type { SuggestionTexts } from "./english.ts";

export const german: SuggestionTexts = {
  heading: "Meinten Sie",
  legal: {
    terms: "Nutzungsbedingungen",
    privacy: "Datenschutzerklärung",
    cookies: "Cookies",
    dpa: "Auftragsverarbeitung",
    "acceptable-use": "Zulässige Nutzung",
    security: "Sicherheit",
    subprocessors: "Unterauftragnehmer",
    imprint: "Impressum",
  },
};
