import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const browsingActs: ActWords = {
  nouns: {
    browser: ["Browser", "Browser"],
    browser_secret: ["Website password", "Website-Passwort"],
  },
  acts: {
    "browser.ended": ["The browser of a run was closed", "Der Browser eines Laufs wurde geschlossen"],
    "browser.handed_back": [
      "{actor} handed the browser back to the run",
      "{actor} hat den Browser an den Lauf zurückgegeben",
    ],
    "browser.opened": ["{actor} opened a browser", "{actor} hat einen Browser geöffnet"],
    "browser.taken_over": [
      "{actor} took over the browser of a run",
      "{actor} hat den Browser eines Laufs übernommen",
    ],
    "browser_secret.added": [
      "{actor} saved a password for a website",
      "{actor} hat ein Passwort für eine Website gespeichert",
    ],
    "browser_secret.deleted": [
      "{actor} deleted a password for a website",
      "{actor} hat ein Passwort für eine Website gelöscht",
    ],
    "browser_secret.filled": [
      "{actor} filled in a saved password on a website",
      "{actor} hat ein gespeichertes Passwort auf einer Website eingetragen",
    ],
  },
};
