import type { Language } from "../../contract/content/language.ts";

/** A public page that is drawn in the browser: what there is to be said of it before it is. */
export interface DrawnPage {
  /** In English, from `/`. */
  path: string;
  language: Language;
  title: string;
  description: string;
}

/** The public pages without a text that admins write. They are in English alone. */
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
