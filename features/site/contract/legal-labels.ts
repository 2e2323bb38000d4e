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
  home: string;
}

export const legalLabels: Readonly<Record<Language, LegalLabels>> = {
  en: {
    published: "Version {n}, published on {date}",
    fallback: "There is no German version of this text yet; this is the English one.",
    older: "This is an older version. Version {n} is the newest.",
    showNewest: "Read the newest version",
    changed: "What version {n} changed",
    added: "added",
    removed: "removed",
    sameWords: "The words are those of the version before; at most their form has changed.",
    versions: "All versions",
    version: "Version {n}",
    home: "Back to the front page",
  },
  de: {
    published: "Fassung {n}, veröffentlicht am {date}",
    fallback: "Diesen Text gibt es noch nicht auf Deutsch; hier steht der englische.",
    older: "Dies ist eine ältere Fassung. Fassung {n} ist die neueste.",
    showNewest: "Neueste Fassung lesen",
    changed: "Was Fassung {n} geändert hat",
    added: "hinzugefügt",
    removed: "entfernt",
    sameWords: "Der Wortlaut ist der der Fassung davor; geändert hat sich höchstens die Form.",
    versions: "Alle Fassungen",
    version: "Fassung {n}",
    home: "Zur Startseite",
  },
};
