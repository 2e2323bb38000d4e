import type { english } from "./english.ts";

export const german: typeof english = {
  locale: "de-DE",
  askedFor: (name) => `Angefragt für ${name}`,
  waitsFor: (name) => `Wartet auf ${name}.`,
  somebodyElse: "Das muss jemand anderes entscheiden.",
  others: (count) => (count === 1 ? "1 andere Person" : `${count} andere`),
  deciders: (names, total) =>
    `${names} ${total === 1 ? "kann dies entscheiden und sieht" : "können dies entscheiden und sehen"} es in der Übersicht.`,
  nobody: (person) =>
    `Niemand kann dies genehmigen: Dafür braucht es jemanden mit der Rolle Eigentümer oder Admin außer ${person ?? "Ihnen"}, und in diesem Arbeitsbereich gibt es sonst niemanden.`,
  // That page is in English.
  switchOff: "Schalten Sie „Somebody else has to approve“ für dieses Werkzeug unter",
  settings: "Einstellungen, Assistent",
  thenAsk: " aus, und fragen Sie den Assistenten erneut. Wo die Installation es verlangt, tut das ihr Admin.",
};
