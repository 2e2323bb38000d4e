import { daysInGerman } from "./day-in-german.ts";

const states: Record<string, string> = {
  ...{ open: "offen", in_progress: "in Arbeit", done: "erledigt", cancelled: "abgebrochen" },
};
const priorities: Record<string, string> = { low: "niedrig", high: "hoch", urgent: "dringend" };
const roles: Record<string, string> = {
  ...{ owner: "Inhaber", admin: "Admin", billing: "Abrechnung" },
  ...{ auditor: "Prüfer", member: "Mitglied", guest: "Gast" },
};
const kinds: Record<string, string> = {
  ...{ image: "Bild", text: "Text", code: "Code", table: "Tabelle", unreadable: "nicht lesbar" },
  ...{ "still being read": "wird noch gelesen", "written by the assistant": "vom Assistenten geschrieben" },
};

/** A line of a tool about a file, a person or a task, or beside such lines, in German. Names stay as they are. */
export function lineInGerman(line: string): string {
  return fileLine(line) ?? taskLine(line) ?? personLine(line) ?? noteLine(line) ?? line;
}

function fileLine(line: string): string | undefined {
  const [, name, facts, title] = /^- (.+) \((.+), in “(.+)”\)$/.exec(line) ?? [];
  if (name === undefined || facts === undefined) return undefined;
  const told = facts.split(", ").map((fact) => kinds[fact] ?? pagesOf(fact) ?? daysInGerman(fact));
  return `- ${name} (${told.join(", ")}, in „${title}“)`;
}

function pagesOf(fact: string): string | undefined {
  const [, count] = /^(\d+) pages?$/.exec(fact) ?? [];
  return count && `${count} ${count === "1" ? "Seite" : "Seiten"}`;
}

function taskLine(line: string): string | undefined {
  const [, title, state = "", facts = ""] = /^- (.+) \(state (\w+)(.*)\)$/.exec(line) ?? [];
  if (title === undefined) return undefined;
  const told = daysInGerman(facts)
    .replace(/, priority (\w+)/, (_all, priority) => `, Vorrang ${priorities[priority] ?? priority}`)
    .replace(/, due /, ", fällig ")
    .replace(/, asked for by (.+), done by (.+)$/, ", gestellt von $1, zu erledigen von $2")
    .replaceAll("a former colleague", "jemandem, der nicht mehr hier ist");
  return `- ${title} (${states[state] ?? state}${told})`;
}

function personLine(line: string): string | undefined {
  const [, name, facts] = /^- (.+) \((.+)\)$/.exec(line) ?? [];
  if (name === undefined || !facts?.split("; ").some((fact) => Object.hasOwn(roles, fact))) return undefined;
  return `- ${name} (${facts
    .split("; ")
    .map((fact) => roles[fact] ?? fact)
    .join("; ")})`;
}

const notes: [RegExp, string][] = [
  [/^There are (\d+) more\.$/, "Es gibt $1 weitere."],
  [/^There are more\.$/, "Es gibt weitere."],
  [/^There are more, on the page Members\.$/, "Es gibt weitere, auf der Seite „Mitglieder“."],
  [/^Only some of the words are in these names:$/, "In diesen Namen stehen nur einige der Wörter:"],
  [/^Only some of the words:$/, "Nur einige der Wörter:"],
  [
    /^No message holds all of the words\. Some of them:$/,
    "Keine Nachricht enthält alle Wörter. Einige davon:",
  ],
];

function noteLine(line: string): string | undefined {
  const note = notes.find(([pattern]) => pattern.test(line));
  return note && line.replace(...note);
}
