import type { ShownFacts } from "../notification.ts";
import type { Sentences } from "./sentence.ts";

export const german: Sentences = {
  mention: ({ who, facts, count }) =>
    count > 1
      ? `Sie wurden ${count} Mal in ${thing(facts)} erwähnt, zuletzt von ${who}`
      : `${who} hat Sie in ${thing(facts)} erwähnt`,
  comment: ({ who, facts, count }) =>
    count > 1
      ? `${count} neue Kommentare in ${thing(facts)}, zuletzt von ${who}`
      : `${who} hat in ${thing(facts)} kommentiert`,
  message: ({ who, facts, count }) =>
    count > 1
      ? `${count} neue Nachrichten in ${thing(facts)}, zuletzt von ${who}`
      : `${who} hat in ${thing(facts)} geschrieben`,
  share: ({ who, facts }) =>
    `${who} hat ${thing(facts)} mit Ihnen geteilt${allowed[facts.relation ?? ""] ?? ""}`,
  access_requested: ({ who, facts }) => `${who} bittet um Zugang zu ${thing(facts)}`,
  access_decided: ({ who, facts }) =>
    facts.isGranted
      ? `${who} hat Ihnen Zugang zu ${thing(facts)} gegeben`
      : `${who} hat Ihnen keinen Zugang zu ${thing(facts)} gegeben`,
  invitation_accepted: ({ who, facts }) =>
    `${who} ist ${facts.workspaceName ?? "dem Arbeitsbereich"} beigetreten${inRole(facts)}`,
  role_changed: ({ facts }) =>
    `Ihre Rolle in ${facts.workspaceName ?? "dem Arbeitsbereich"} hat sich geändert${inRole(facts)}`,
  membership_suspended: ({ facts }) =>
    `Ihre Mitgliedschaft in ${facts.workspaceName ?? "einem Arbeitsbereich"} ist ausgesetzt`,
  membership_ended: ({ facts }) =>
    `Sie sind kein Mitglied von ${facts.workspaceName ?? "einem Arbeitsbereich"} mehr`,
  left_behind: ({ facts }) =>
    `Jemand hat ${facts.workspaceName ?? "den Arbeitsbereich"} verlassen, und andere nutzen Dinge davon: Wählen Sie, wer übernimmt`,
  team_joined: ({ facts }) => `Sie sind jetzt im Team ${facts.teamName ?? ""}`.trim(),
  hand_over: ({ who, facts }) => `${who} hat Ihnen ${thing(facts)} übergeben`,
  request: ({ who, facts }) => `${who} bittet um ${wanted[facts.wants ?? ""] ?? "etwas"}`,
  request_decided: ({ who, facts }) =>
    `${who} hat Ihre Bitte um ${wanted[facts.wants ?? ""] ?? "etwas"} ${facts.isGranted ? "erfüllt" : "abgelehnt"}`,
  run_ended: ({ facts }) => `${facts.isDone ? "Fertig" : "Fehlgeschlagen"}: ${facts.title || "Ihre Anfrage"}`,
  seats: ({ facts: { taken = 0, limit = 0 } }) =>
    taken >= limit ? `Alle ${limit} Plätze sind belegt` : `${taken} von ${limit} Plätzen sind belegt`,
  billing: ({ facts }) => payments[facts.about ?? ""] ?? "Es gibt Neues zu Ihrem Tarif",
};

const thing = ({ title }: ShownFacts) => `„${title || "Ohne Titel"}“`;

const allowed: Record<string, string> = {
  viewer: ": Sie können es lesen",
  commenter: ": Sie können es kommentieren",
  editor: ": Sie können es bearbeiten",
  owner: ": es gehört jetzt Ihnen",
};

const roles: Record<string, string> = {
  owner: "Inhaber",
  admin: "Admin",
  billing: "Abrechnung",
  auditor: "Prüfung",
  member: "Mitglied",
  guest: "Gast",
};

const inRole = ({ role }: ShownFacts) => (roles[role ?? ""] ? ` (${roles[role ?? ""]})` : "");

const wanted: Record<string, string> = {
  access: "Zugang",
  role: "eine andere Rolle",
  seats: "weitere Plätze",
};

const payments: Record<string, string> = {
  payment_failed: "Eine Zahlung ist fehlgeschlagen",
  plan_changed: "Der Tarif des Arbeitsbereichs hat sich geändert",
  plan_ends: "Der Tarif des Arbeitsbereichs endet bald",
};
