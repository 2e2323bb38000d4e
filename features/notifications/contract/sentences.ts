import type { ShownFacts } from "./notification.ts";
import type { NotificationKind } from "./notification-kind.ts";

/** What a sentence is made from. */
export interface Happened {
  /** The name of who did it, or a word for somebody. */
  who: string;
  facts: ShownFacts;
  count: number;
}

type Sentence = (happened: Happened) => string;

/** Every kind as a sentence, in English and in German. The bell, toasts and mails say it. */
export const sentences: Record<NotificationKind, [english: Sentence, german: Sentence]> = {
  mention: [
    ({ who, facts, count }) =>
      count > 1
        ? `You were mentioned ${count} times in ${thing(facts)}, the latest time by ${who}`
        : `${who} mentioned you in ${thing(facts)}`,
    ({ who, facts, count }) =>
      count > 1
        ? `Sie wurden ${count} Mal in ${ding(facts)} erwähnt, zuletzt von ${who}`
        : `${who} hat Sie in ${ding(facts)} erwähnt`,
  ],
  comment: [
    ({ who, facts, count }) =>
      count > 1
        ? `${count} new comments in ${thing(facts)}, the latest by ${who}`
        : `${who} commented in ${thing(facts)}`,
    ({ who, facts, count }) =>
      count > 1
        ? `${count} neue Kommentare in ${ding(facts)}, zuletzt von ${who}`
        : `${who} hat in ${ding(facts)} kommentiert`,
  ],
  message: [
    ({ who, facts, count }) =>
      count > 1
        ? `${count} new messages in ${thing(facts)}, the latest by ${who}`
        : `${who} wrote in ${thing(facts)}`,
    ({ who, facts, count }) =>
      count > 1
        ? `${count} neue Nachrichten in ${ding(facts)}, zuletzt von ${who}`
        : `${who} hat in ${ding(facts)} geschrieben`,
  ],
  share: [
    ({ who, facts }) => `${who} shared ${thing(facts)} with you${allowed[facts.relation ?? ""]?.[0] ?? ""}`,
    ({ who, facts }) =>
      `${who} hat ${ding(facts)} mit Ihnen geteilt${allowed[facts.relation ?? ""]?.[1] ?? ""}`,
  ],
  access_requested: [
    ({ who, facts }) => `${who} asks for access to ${thing(facts)}`,
    ({ who, facts }) => `${who} bittet um Zugang zu ${ding(facts)}`,
  ],
  access_decided: [
    ({ who, facts }) =>
      facts.isGranted
        ? `${who} gave you access to ${thing(facts)}`
        : `${who} gave you no access to ${thing(facts)}`,
    ({ who, facts }) =>
      facts.isGranted
        ? `${who} hat Ihnen Zugang zu ${ding(facts)} gegeben`
        : `${who} hat Ihnen keinen Zugang zu ${ding(facts)} gegeben`,
  ],
  invitation_accepted: [
    ({ who, facts }) => `${who} joined ${facts.workspaceName ?? "the workspace"}${inRole(facts, 0)}`,
    ({ who, facts }) => `${who} ist ${facts.workspaceName ?? "dem Workspace"} beigetreten${inRole(facts, 1)}`,
  ],
  role_changed: [
    ({ facts }) => `Your role in ${facts.workspaceName ?? "the workspace"} has changed${inRole(facts, 0)}`,
    ({ facts }) =>
      `Ihre Rolle in ${facts.workspaceName ?? "dem Workspace"} hat sich geändert${inRole(facts, 1)}`,
  ],
  membership_suspended: [
    ({ facts }) => `Your membership in ${facts.workspaceName ?? "a workspace"} is suspended`,
    ({ facts }) => `Ihre Mitgliedschaft in ${facts.workspaceName ?? "einem Workspace"} ist ausgesetzt`,
  ],
  membership_ended: [
    ({ facts }) => `You are no longer a member of ${facts.workspaceName ?? "a workspace"}`,
    ({ facts }) => `Sie sind kein Mitglied von ${facts.workspaceName ?? "einem Workspace"} mehr`,
  ],
  team_joined: [
    ({ facts }) => `You are now in the team ${facts.teamName ?? ""}`.trim(),
    ({ facts }) => `Sie sind jetzt im Team ${facts.teamName ?? ""}`.trim(),
  ],
  hand_over: [
    ({ who, facts }) => `${who} handed ${thing(facts)} over to you`,
    ({ who, facts }) => `${who} hat Ihnen ${ding(facts)} übergeben`,
  ],
  request: [
    ({ who, facts }) => `${who} asks for ${wanted[facts.wants ?? ""]?.[0] ?? "something"}`,
    ({ who, facts }) => `${who} bittet um ${wanted[facts.wants ?? ""]?.[1] ?? "etwas"}`,
  ],
  request_decided: [
    ({ who, facts }) =>
      `${who} ${facts.isGranted ? "granted" : "declined"} your request for ${wanted[facts.wants ?? ""]?.[0] ?? "something"}`,
    ({ who, facts }) =>
      `${who} hat Ihre Bitte um ${wanted[facts.wants ?? ""]?.[1] ?? "etwas"} ${facts.isGranted ? "erfüllt" : "abgelehnt"}`,
  ],
  run_ended: [
    ({ facts }) => `${facts.isDone ? "Done" : "Failed"}: ${facts.title || "Your request"}`,
    ({ facts }) => `${facts.isDone ? "Fertig" : "Fehlgeschlagen"}: ${facts.title || "Ihre Anfrage"}`,
  ],
  seats: [
    ({ facts: { taken = 0, limit = 0 } }) =>
      taken >= limit ? `All ${limit} seats are taken` : `${taken} of ${limit} seats are taken`,
    ({ facts: { taken = 0, limit = 0 } }) =>
      taken >= limit ? `Alle ${limit} Plätze sind belegt` : `${taken} von ${limit} Plätzen sind belegt`,
  ],
  billing: [
    ({ facts }) => payments[facts.about ?? ""]?.[0] ?? "There is news about your plan",
    ({ facts }) => payments[facts.about ?? ""]?.[1] ?? "Es gibt Neues zu Ihrem Tarif",
  ],
};

const thing = ({ title }: ShownFacts) => `“${title || "Untitled"}”`;
const ding = ({ title }: ShownFacts) => `„${title || "Ohne Titel"}“`;

type Pair = readonly [english: string, german: string];

const allowed: Record<string, Pair> = {
  viewer: [": you can read it", ": Sie können es lesen"],
  commenter: [": you can comment on it", ": Sie können es kommentieren"],
  editor: [": you can edit it", ": Sie können es bearbeiten"],
  owner: [": it is yours now", ": es gehört jetzt Ihnen"],
};

const roles: Record<string, Pair> = {
  owner: ["owner", "Inhaber"],
  admin: ["admin", "Admin"],
  billing: ["billing manager", "Abrechnung"],
  auditor: ["auditor", "Prüfung"],
  member: ["member", "Mitglied"],
  guest: ["guest", "Gast"],
};

const inRole = ({ role }: ShownFacts, language: 0 | 1) => {
  const words = roles[role ?? ""];
  return words ? ` (${words[language]})` : "";
};

const wanted: Record<string, Pair> = {
  access: ["access", "Zugang"],
  role: ["another role", "eine andere Rolle"],
  seats: ["more seats", "weitere Plätze"],
};

const payments: Record<string, Pair> = {
  payment_failed: ["A payment has failed", "Eine Zahlung ist fehlgeschlagen"],
  plan_changed: ["The plan of the workspace has changed", "Der Tarif des Workspaces hat sich geändert"],
  plan_ends: ["The plan of the workspace ends soon", "Der Tarif des Workspaces endet bald"],
};
