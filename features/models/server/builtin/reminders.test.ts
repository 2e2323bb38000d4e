import { describe, expect, it } from "vitest";
import { makePlan } from "./make-plan.ts";

const tuesdayEvening = Date.UTC(2026, 10, 24, 18, 15);
const planned = (message: string) => makePlan(message, { now: tuesdayEvening }).actions;

describe("a reminder that repeats", () => {
  it.each([
    "remind me every Monday to send the report",
    "Remind me to send the report every Monday at 9",
    "Every Monday at 9 remind me to send the report",
    "remind me on Mondays to call Anna",
    "remind me daily to drink",
    "remind me every two weeks to water the plants",
    "create a task: send the report every Monday",
    "remind me to send that report every Monday",
    "Erinnere mich daran, die Pflanzen zu gießen jeden Tag",
    "Erinnere mich jeden Montag an den Bericht",
    "Erinnere mich montags um halb drei an den Bericht",
    "Erinnere mich an die Tabletten jeden Tag um 8 Uhr",
    "Erinnere mich alle zwei Wochen an die Pflanzen",
  ])("is refused with the page of schedules, instead of coming once: %s", (message) =>
    expect(planned(message)).toEqual([
      { type: "say", text: expect.stringMatching(/^(?:I cannot|Ich kann nicht).*\(\/agents\/triggers\)/) },
    ]),
  );

  it.each([
    ["remind me to send the daily report", "Send the daily report"],
    ["remind me tomorrow to tell Anna that we meet every Monday", "Tell Anna that we meet every Monday"],
    ["remind me to check everything", "Check everything"],
    ["remind me to tidy up each room", "Tidy up each room"],
    ["Remind me on Monday to call Anna", "Call Anna"],
    ["remind me to ask who works on Mondays", "Ask who works on Mondays"],
    ["remind me to ask Anna who works every Monday at 9", "Ask Anna who works every Monday at 9"],
    ["remind me to tell Anna that we meet every Monday", "Tell Anna that we meet every Monday"],
    ["remind me to renew the licence which is billed monthly", "Renew the licence which is billed monthly"],
    ["remind me to cancel the plan that renews monthly", "Cancel the plan that renews monthly"],
    [
      "create a task: find the file where Anna notes sales daily",
      "Find the file where Anna notes sales daily",
    ],
    ["Aufgabe: Anna fragen, wer kommt jeden Montag", "Anna fragen, wer kommt jeden Montag"],
    ["Aufgabe: Lizenz, die man zahlt monatlich", "Lizenz, die man zahlt monatlich"],
  ])("is not meant: %s", (message, title) =>
    expect(planned(message)).toMatchObject([{ toolName: "create_task", input: { title } }]),
  );
});

describe("a time in German words", () => {
  it.each([
    ["Erinnere mich morgen um halb drei an den Anruf", "2026-11-25T02:30"],
    ["Erinnere mich morgen um halb 3 an den Anruf", "2026-11-25T02:30"],
    ["Erinnere mich morgen um drei an den Anruf", "2026-11-25T03:00"],
    ["Erinnere mich morgen um 3 an den Anruf", "2026-11-25T03:00"],
    ["Erinnere mich um halb drei an den Anruf", "2026-11-25T02:30"],
    ["Erinnere mich am Freitag gegen halb zwölf an den Anruf", "2026-11-27T11:30"],
    ["Erinnere mich um ein Uhr an den Anruf", "2026-11-25T01:00"],
    ["Aufgabe: Anruf morgen um halb vier", "2026-11-25T03:30"],
    ["Aufgabe: Anruf um halb vier", "2026-11-25T03:30"],
    ["Aufgabe: Anruf um zehn Uhr", "2026-11-25T10:00"],
    ["Aufgabe: Anruf um zehn am Freitag", "2026-11-27T10:00"],
    ["Erinnere mich um zehn an den Anruf", "2026-11-25T10:00"],
  ])("is read: %s", (message, due) =>
    expect(planned(message)).toMatchObject([
      { toolName: "create_task", input: { title: "Anruf", due_at: due } },
    ]),
  );

  it.each(["Erinnere mich um dreizehn an den Anruf", "Erinnere mich um halb 13 an den Anruf"])(
    "is not made up: %s",
    (message) => expect(planned(message)).toEqual([]),
  );

  it.each([
    ["Aufgabe: Preis senken um zehn", "Preis senken um zehn"],
    ["Erinnere mich daran, den Preis zu senken um zehn", "Den Preis zu senken um zehn"],
  ])("is none behind what is to be done, where it may be by how much: %s", (message, title) =>
    expect(planned(message)).toEqual([{ type: "tool", toolName: "create_task", input: { title } }]),
  );
});

describe("a task for a time that is over", () => {
  it.each([
    ["Erinnere mich heute um halb drei an den Anruf", "24.11.2026 um 02:30 Uhr"],
    ["Erinnere mich heute um 15 Uhr an den Anruf", "24.11.2026 um 15:00 Uhr"],
    ["Aufgabe: Anruf heute um drei", "24.11.2026 um 03:00 Uhr"],
    ["Remind me today at 3 to call Anna", "2026-11-24 at 03:00"],
    ["remind me to call Anna on 2026-11-23", "2026-11-23"],
  ])("is not created, and another time is asked for: %s", (message, time) =>
    expect(planned(message)).toMatchObject([
      { type: "say", text: expect.stringMatching(new RegExp(`^(?:I cannot|Das kann ich nicht).*${time}`)) },
    ]),
  );

  it.each([
    ["Erinnere mich heute an den Anruf", "2026-11-24"],
    ["Remind me today at 7 pm to call Anna", "2026-11-24T19:00"],
  ])("is told apart from one that is to come: %s", (message, due) =>
    expect(planned(message)).toMatchObject([{ toolName: "create_task", input: { due_at: due } }]),
  );

  it("is beside another request, which is done", () =>
    expect(planned("Remind me today at 3 to call Anna and what is 2 + 2")).toMatchObject([
      { type: "say" },
      { toolName: "calculate" },
    ]));
});
