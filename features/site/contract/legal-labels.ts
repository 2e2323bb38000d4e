import type { Language } from "./content/language.ts";

/** Labels around a legal text. `{n}` is a version, `{date}` a day. */
export interface LegalLabels {
  published: string;
  /** Shown when the text is English instead of the requested language. */
  fallback: string;
  older: string;
  showNewest: string;
  changed: string;
  added: string;
  removed: string;
  /** The wording is unchanged. */
  sameWords: string;
  versions: string;
  version: string;
}

export const legalLabels: Readonly<Record<Language, LegalLabels>> = {
  en: {
    published: "Version {n}, published on {date}",
    fallback: "This text is not available in German yet. You are reading the English version.",
    older: "This is an older version. Version {n} is the newest.",
    showNewest: "Read the newest version",
    changed: "What version {n} changed",
    added: "added",
    removed: "removed",
    sameWords: "The wording did not change; only the formatting may have.",
    versions: "All versions",
    version: "Version {n}",
  },
  de: {
    published: "Fassung {n}, veröffentlicht am {date}",
    fallback: "Diesen Text gibt es noch nicht auf Deutsch; hier steht der englische.",
    older: "Dies ist eine ältere Fassung. Fassung {n} ist die neueste.",
    showNewest: "Neueste Fassung lesen",
    changed: "Was Fassung {n} geändert hat",
    added: "hinzugefügt",
    removed: "entfernt",
    sameWords: "Der Wortlaut ist unverändert; geändert hat sich höchstens die Formatierung.",
    versions: "Alle Fassungen",
    version: "Fassung {n}",
  },
};
