import type { Language } from "../../contract/content/language.ts";

/** Metadata of a public page that the browser renders. */
export interface DrawnPage {
  /** The English path, starting with `/`. */
  path: string;
  language: Language;
  title: string;
  description: string;
}

/** Public pages without editable text. English only. */
export function listDrawnPages({ isDemoOn }: { isDemoOn: boolean }): DrawnPage[] {
  return [diagram, ...(isDemoOn ? [demo] : [])];
}

const diagram: DrawnPage = {
  path: "/diagram",
  language: "en",
  title: "How it works · Adjutant",
  description:
    "The parts of this installation and the flows of data between them: what goes where, why, and how long it is kept.",
};

const demo: DrawnPage = {
  path: "/demo",
  language: "en",
  title: "Demo · Adjutant",
  description:
    "Try the assistant without an account, in a workspace with sample data. Everything you typed is erased after an hour.",
};
