import { describe, expect, it } from "vitest";
import { makePlan } from "./make-plan.ts";
import { respond } from "./respond.ts";

const said = (message: string) => {
  const [action, ...others] = makePlan(message).actions;
  return action?.type === "say" && others.length === 0 ? action.text : "";
};

const isOf = ({ source }: RegExp, page: string) => new RegExp(`${source}.*\\(${page}\\)`);

describe("what is done on a page of the product is refused with the page", () => {
  it.each([
    ["list my reminders", "/tasks"],
    ["Do I have any reminders?", "/tasks"],
    ["delete my last task", "/tasks"],
    ["mark the task Rent as done", "/tasks"],
    ["cancel the reminder for tomorrow", "/tasks"],
    ["which tasks are overdue?", "/tasks"],
    ["who is in my team", "/team"],
    ["show my team", "/team"],
    ["invite Anna to our workspace", "/team"],
    ["remove Berta from the team", "/team"],
    ["delete my memories", "/settings/memory"],
    ["show my proposals", "/settings/memory"],
    ["change my password", "/settings/security"],
    ["switch to dark mode", "/settings"],
    ["turn off notifications", "/settings/notifications"],
    ["show my schedules", "/agents/triggers"],
    ["schedule a report every Monday", "/agents/triggers"],
  ])("%s: %s", (message, page) => expect(said(message)).toMatch(isOf(/^I cannot/, page)));

  it.each([
    ["Lösche meine letzte Aufgabe", "/tasks"],
    ["Meine Aufgabe Miete löschen", "/tasks"],
    ["Welche Aufgaben sind überfällig?", "/tasks"],
    ["Wer ist in meinem Team?", "/team"],
    ["Lade Anna Auer ein", "/team"],
    ["Schalte mein Gedächtnis aus", "/settings/memory"],
    ["Ändere mein Passwort", "/settings/security"],
    ["Stelle die Sprache auf Deutsch", "/settings"],
    ["Zeig meine Zeitpläne", "/agents/triggers"],
  ])("also in German: %s: %s", (message, page) =>
    expect(said(message)).toMatch(isOf(/^(?:Ich kann|Das kann ich nicht)/, page)),
  );

  it("and asks whether “Erinnerungen” are those of tasks or what is remembered", () =>
    expect(makePlan("Zeig meine Erinnerungen").question?.choices.map(({ intent }) => intent)).toEqual([
      ...["list_memories", "name_place"],
    ]));
});

it.each([
  "close the task force report",
  "cancel the meeting about tasks",
  "update the settings of the printer",
  "invite Anna to the summer party",
  "What reminders are sent for unpaid invoices?",
  "Who is in charge of the tasks?",
])("no page is named for what only sounds so: %s", (message) => expect(said(message)).toBe(""));

it.each([
  ["who is in the sales team", "find_people"],
  ["Wer ist im Team Vertrieb?", "find_people"],
  ["show my tasks", "list_tasks"],
  ["what do you remember about me?", "list_memories"],
])("what a rule is for is done as before: %s", (message, toolName) =>
  expect(makePlan(message).actions).toMatchObject([{ toolName }]),
);

it.each([
  ["Delete all my conversations", "I cannot delete, move or rename anything here."],
  ["Book me a flight", "I cannot schedule, book, order or call anything."],
  ["Who is the president of France?", "I cannot answer that: I follow rules and have no general knowledge."],
])("what is on no page is refused as before: %s", (text, expected) =>
  expect(respond({ prompt: [{ role: "user", content: [{ type: "text", text }] }] }).text).toContain(expected),
);
