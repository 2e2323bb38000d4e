import type { english } from "./english.ts";

export const german: typeof english = {
  list: "Personen, Teams und Agenten zum Erwähnen",
  person: "Person",
  team: "Team",
  agent: "Agent",
  cannotSee: "sieht das noch nicht",
  found: (count) =>
    count === 0
      ? "Niemand gefunden"
      : `${count} gefunden. Pfeil nach oben und unten zum Wählen, Enter zum Erwähnen.`,
  notYet: (name) => `${name} sieht diese Unterhaltung noch nicht.`,
  share: "Teilen",
};
