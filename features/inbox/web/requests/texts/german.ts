import type { english } from "./english.ts";

export const german: typeof english = {
  wantsRole: (role) => `Möchte ${role} werden`,
  wantsSeats: (count) =>
    count === 1 ? "Bittet um einen weiteren Platz" : `Bittet um ${count} weitere Plätze`,
  wantsTeam: (team) => `Möchte in das Team ${team}`,
  roles: {
    owner: "Eigentümer",
    admin: "Admin",
    billing: "Abrechnungsverwalter",
    auditor: "Prüfer",
    member: "Mitglied",
    guest: "Gast",
  },
  states: {
    open: "Offen",
    approved: "Genehmigt",
    declined: "Abgelehnt",
    withdrawn: "Zurückgezogen",
    expired: "Abgelaufen",
  },
  somebody: "Jemand, der nicht mehr da ist",
  until: "Offen bis",
  decidedBy: (person) => `Von ${person}.`,
  approve: "Genehmigen",
  add: "In das Team aufnehmen",
  seatsDone: "Als erledigt markieren",
  toBilling: "Plätze unter Abrechnung holen",
  decline: "Ablehnen",
  withdraw: "Zurückziehen",
  note: "Ein Wort dazu (freiwillig)",
  grave:
    "Ein Admin verwaltet Personen, Teams und Einstellungen. Eventuell müssen Sie sich vorher erneut anmelden.",
};
