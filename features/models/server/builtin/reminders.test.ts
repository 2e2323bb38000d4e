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
  ])("is read: %s", (message, due) =>
    expect(planned(message)).toMatchObject([
      { toolName: "create_task", input: { title: "Anruf", due_at: due } },
    ]),
  );

  it.each(["Erinnere mich um dreizehn an den Anruf", "Erinnere mich um halb 13 an den Anruf"])(
    "is not made up: %s",
    (message) => expect(planned(message)).toEqual([]),
  );
});
