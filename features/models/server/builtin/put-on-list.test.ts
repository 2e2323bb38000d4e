import { describe, expect, it } from "vitest";
import { makePlan } from "./make-plan.ts";

const sunday = Date.UTC(2026, 10, 29, 12, 0);
const planned = (message: string) => makePlan(message, { now: sunday }).actions;
const task = (title: string, due?: string) => [
  { type: "tool", toolName: "create_task", input: { title, ...(due ? { due_at: due } : {}) } },
];

describe("what is put on the list of tasks", () => {
  it.each([
    ['Add "call the plumber" to my tasks for next Tuesday 14:30', "Call the plumber", "2026-12-01T14:30"],
    ["add call the plumber to my to-do list", "Call the plumber", undefined],
    ["Please put “water the plants” on my task list.", "Water the plants", undefined],
    ["add call Bob by Friday to my tasks", "Call Bob", "2026-12-04"],
    ["Can you add milk to my list of tasks by tomorrow at 9?", "Milk", "2026-11-30T09:00"],
    [
      "Füge „Klempner anrufen“ zu meinen Aufgaben für nächsten Dienstag 14:30 hinzu",
      "Klempner anrufen",
      "2026-12-01T14:30",
    ],
    ["Bitte setz „Miete zahlen“ auf meine Aufgabenliste bis Freitag", "Miete zahlen", "2026-12-04"],
    ["Schreib Miete zahlen auf meine To-do-Liste", "Miete zahlen", undefined],
  ])("becomes a task with its title and time: %s", (message, title, due) =>
    expect(planned(message)).toEqual(task(title, due)),
  );

  it("keeps a day within quotation marks in the title", () =>
    expect(planned("Add “read the report by Friday” to my tasks")).toEqual(
      task("Read the report by Friday"),
    ));

  it.each([
    ...["add a task to my list", "add a task to my tasks", "add it to my tasks", "Setz das auf meine Liste"],
    // The time cannot be, and is not dropped silently.
    'add "call Kim" to my tasks for tomorrow 25:00',
    "don't add milk to my tasks",
    // They are about one task.
    ...["add a comment to my task", "add a deadline to my task by Friday"],
  ])("is not made up: %s", (message) => expect(planned(message)).toEqual([]));
});

describe("a time behind a day, without a word that leads to it", () => {
  it.each([
    ["remind me tomorrow 9:30 to call Kim", "Call Kim", "2026-11-30T09:30"],
    ["todo: pay the rent Friday 3pm", "Pay the rent", "2026-12-04T15:00"],
    ["Aufgabe: Anruf Dienstag 14.30 Uhr", "Anruf", "2026-12-01T14:30"],
    ["remind me on 5 December 10:30 to call Kim", "Call Kim", "2026-12-05T10:30"],
    // A number is no time.
    ["todo: order seats for Friday 12", "Order seats for Friday 12", undefined],
    ["todo: release tomorrow 2.1", "Release tomorrow 2.1", undefined],
    // The day is where the thing goes to, not when to do it.
    ["remind me to move the meeting to Friday", "Move the meeting to Friday", undefined],
    [
      "todo: move the call from Monday 13:30 to Tuesday 14:30",
      "Move the call from Monday 13:30 to Tuesday 14:30",
      undefined,
    ],
  ])("is read: %s", (message, title, due) => expect(planned(message)).toEqual(task(title, due)));
});
