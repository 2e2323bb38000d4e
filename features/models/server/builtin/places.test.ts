import { describe, expect, it } from "vitest";
import { makePlan } from "./make-plan.ts";
import { ofPeopleAndSettings } from "./places/of-people-and-settings.ts";
import { ofRepeating } from "./places/of-repeating.ts";
import { ofTasks } from "./places/of-tasks.ts";
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
    ["run this every two weeks", "/agents/triggers"],
    ["Write me a summary of my tasks every morning at 8", "/agents/triggers"],
    ["which tasks are due this week?", "/tasks"],
    ["delete the reminder about the rent", "/tasks"],
    ["move my three open tasks to tomorrow", "/tasks"],
    ["add anna@example.com to our workspace", "/team"],
    ["make Berta Brandt an admin", "/team"],
    ["create a new team called Sales", "/team"],
    ["turn on two-factor authentication", "/settings/security"],
    ["change my settings", "/settings"],
  ])("%s: %s", (message, page) => expect(said(message)).toMatch(isOf(/^I cannot/, page)));

  it.each([
    ["Lösche meine letzte Aufgabe", "/tasks"],
    ["Meine Aufgabe Miete löschen", "/tasks"],
    ["Welche Aufgaben sind überfällig?", "/tasks"],
    ["Wer ist in meinem Team?", "/team"],
    ["Lade Anna Auer ein", "/team"],
    ["Füge Berta zum Team hinzu", "/team"],
    ["Lösche die Erinnerung an den Zahnarzt", "/tasks"],
    ["Hake die Aufgabe Miete ab", "/tasks"],
    ["Welche Erinnerungen habe ich heute?", "/tasks"],
    ["Schick mir jeden Montag einen Bericht", "/agents/triggers"],
    ["Schalte die Benachrichtigungen aus", "/settings/notifications"],
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

  it("and says in both languages which page it could name", () => {
    expect(makePlan("Zeig meine Erinnerungen").question?.text).toContain(
      "sagen, wo Ihre Erinnerungen an Aufgaben stehen",
    );
    const meanings = [...ofTasks, ...ofRepeating, ...ofPeopleAndSettings].map(({ meaning }) => meaning);
    for (const language of ["en", "de"] as const)
      expect(new Set(meanings.map((meaning) => meaning[language])).size).toBe(meanings.length);
  });
});

it.each([
  ...["close the task force report", "cancel the meeting about tasks", "change the way we assign tasks"],
  ...["remove cells from tasks", "stop assigning tasks", "mark the task descriptions that are done"],
  ...["Who is in charge of the tasks?", "which tasks are due before the audit?"],
  ...["What reminders are sent for unpaid invoices?", "What reminders do I have to send to customers?"],
  ...["Do I have reminders to send?", "Which completed tasks need a second signature?"],
  ...["add a slide to the team presentation", "delete the team folder", "make a team photo"],
  ...["remove the red cells from the group table", "add slides to the team", "make a list of every member"],
  ...["invite Anna to the summer party", "invite to lunch", "rename the team meeting"],
  ...["delete the proposal for Meyer", "edit my proposal", "show the proposals of the suppliers"],
  ...["reset the wifi password", "change the password of the router"],
  ...[
    "update the settings of the printer",
    "change the settings on my phone",
    "change the theme of the party",
  ],
  ...["stop notifications from the printer", "create a schedule for the summer party", "show my schedule"],
  ...["write me a note that the pool is cleaned daily", "schedule a meeting with Berta every Monday"],
  ...["write me an offer for cleaning the windows weekly"],
])("no page is named for what only sounds so: %s", (message) => expect(said(message)).toBe(""));

it.each([
  ...["Ändere die Aufgaben der Abteilung", "Welche Erinnerungen habe ich an Kunden zu schicken?"],
  ...[
    "Welche Aufgaben sind vor der Prüfung fällig?",
    "Füge eine Folie zum Team hinzu",
    "Lösche den Teamordner",
  ],
  ...[
    "Ändere das Passwort des Routers",
    "Ändere die Einstellungen am Drucker",
    "Ändere das Design der Broschüre",
  ],
  ...["Zeig die Vorschläge für das Logo", "Erstelle einen Zeitplan für das Sommerfest"],
  ...["Schreib mir, dass das Bad täglich geputzt wird"],
])("nor in German: %s", (message) =>
  expect(said(message)).not.toMatch(/\]\(\/(?:tasks|team|settings|agents)/),
);

it.each([
  ...["which tasks are due before the audit?", "What reminders do I have to send to customers?"],
  ...["Which completed tasks need a second signature?", "Welche Aufgaben sind vor der Prüfung fällig?"],
  "Welche Erinnerungen habe ich an Kunden zu schicken?",
])("a question that goes on is asked of the collections that are switched on: %s", (text) => {
  const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text }] }];
  const tools = ["search_knowledge", "list_tasks"].map((name) => ({
    ...{ type: "function" as const, name, inputSchema: { type: "object" as const } },
  }));
  expect(respond({ prompt, tools }).toolCalls).toMatchObject([{ toolName: "search_knowledge" }]);
});

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
