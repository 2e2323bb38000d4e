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
  access_requested: ({ who, facts }) => `${who} fragt nach Zugriff auf ${thing(facts)}`,
  access_decided: ({ who, facts }) =>
    facts.isGranted
      ? `${who} hat Ihnen Zugriff auf ${thing(facts)} gegeben`
      : `${who} hat Ihre Anfrage nach Zugriff auf ${thing(facts)} abgelehnt`,
  invitation_accepted: ({ who, facts }) =>
    `${who} ist ${facts.workspaceName ?? "dem Arbeitsbereich"} beigetreten${inRole(facts)}`,
  role_changed: ({ facts }) =>
    `Ihre Rolle in ${facts.workspaceName ?? "dem Arbeitsbereich"} hat sich geändert${inRole(facts)}`,
  membership_suspended: ({ facts }) =>
    `Ihre Mitgliedschaft in ${facts.workspaceName ?? "einem Arbeitsbereich"} ist gesperrt`,
  membership_ended: ({ facts }) =>
    `Sie sind kein Mitglied von ${facts.workspaceName ?? "einem Arbeitsbereich"} mehr`,
  left_behind: ({ who, facts }) =>
    `${who} hat ${facts.workspaceName ?? "den Arbeitsbereich"} verlassen. ${
      facts.handed ? takenOver(facts) : "Wählen Sie, wer übernimmt, was andere nutzen"
    }`,
  team_joined: ({ facts }) => `Sie wurden in das Team ${facts.teamName ?? ""} aufgenommen`.replace("  ", " "),
  hand_over: ({ who, facts }) => `${who} hat Ihnen ${thing(facts)} übergeben`,
  request: ({ who, facts }) => `${who} fragt ${wanted[facts.wants ?? ""] ?? "etwas"} an`,
  request_decided: ({ who, facts }) =>
    `${who} hat Ihre Anfrage (${wanted[facts.wants ?? ""] ?? "etwas"}) ${facts.isGranted ? "genehmigt" : "abgelehnt"}`,
  run_ended: ({ facts }) => `${facts.isDone ? "Fertig" : "Fehlgeschlagen"}: ${facts.title || "Ihre Anfrage"}`,
  task_given: ({ who, facts }) =>
    `${who} hat Ihnen ${facts.title ? `die Aufgabe ${thing(facts)}` : "eine Aufgabe"} gegeben`,
  task_reminder: ({ facts: { title } }) =>
    title ? `Erinnerung: ${title}` : "Erinnerung: Eine Ihrer Aufgaben ist fällig",
  trigger_stopped: ({ who, facts }) =>
    facts.because === "admin"
      ? `${who} hat Ihren Auslöser ${thing(facts)} angehalten`
      : `Ihr Auslöser ${thing(facts)} wurde angehalten${stopped[facts.because ?? ""] ?? ""}`,
  tools_changed: ({ facts: { tools = 1, ...facts } }) =>
    tools === 1
      ? `Ein Werkzeug von ${thing(facts)} hat sich geändert und ist aus, bis ein Admin es prüft`
      : `${tools} Werkzeuge von ${thing(facts)} haben sich geändert und sind aus, bis ein Admin sie prüft`,
  seats: ({ facts: { taken = 0, limit = 0 } }) =>
    taken > limit
      ? `${taken} Mitglieder haben ${limit === 1 ? "1 Platz" : `${limit} Plätze`}. Niemand verliert den Zugang, aber niemand kann beitreten`
      : taken === limit
        ? `Alle ${limit} Plätze sind belegt`
        : `${taken} von ${limit} Plätzen sind belegt`,
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
  auditor: "Prüfer",
  member: "Mitglied",
  guest: "Gast",
};

const inRole = ({ role }: ShownFacts) => (roles[role ?? ""] ? ` (${roles[role ?? ""]})` : "");

const wanted: Record<string, string> = {
  access: "Zugang",
  role: "eine andere Rolle",
  seats: "weitere Plätze",
};

const stopped: Record<string, string> = {
  person: ": Sie können in diesem Arbeitsbereich zurzeit nicht handeln",
  agent: ": Sie können seinen Agenten nicht mehr verwenden",
  failures: ", weil er fünfmal in Folge fehlgeschlagen ist",
  handed_over: ": Er wurde Ihnen übergeben",
};

function takenOver({ handed = 1, conversations }: ShownFacts): string {
  const [one, many] = conversations === handed ? ["Unterhaltung", "Unterhaltungen"] : ["Element", "Elemente"];
  return handed === 1 ? `1 ${one} gehört jetzt Ihnen` : `${handed} ${many} gehören jetzt Ihnen`;
}

const payments: Record<string, string> = {
  payment_failed: "Eine Zahlung ist fehlgeschlagen",
  plan_changed: "Der Tarif des Arbeitsbereichs hat sich geändert",
  plan_ends: "Der Tarif des Arbeitsbereichs endet bald",
};
