import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Task } from "../contract/index.ts";
import { TaskRow } from "./task-row.tsx";

const ann = { id: "01980000-0000-7000-8000-000000000001", name: "Ann" };
const bob = { id: "01980000-0000-7000-8000-000000000002", name: "Bob" };
const task: Task = {
  ...{
    id: "01980000-0000-7000-8000-000000000003",
    title: "Call Cy",
    body: "",
    state: "open",
    priority: "normal",
  },
  ...{
    dueAt: null,
    remindAt: null,
    requester: ann,
    assignee: ann,
    isFromOutside: false,
    isByAssistant: false,
    version: 1,
  },
  ...{ createdAt: "2026-11-24T10:00:00.000Z", updatedAt: "2026-11-24T10:00:00.000Z" },
  abilities: { edit: true, changeState: true },
};

const wordsOf = (facts: Partial<Task>, view: "mine" | "given" = "mine") =>
  renderToStaticMarkup(
    <TaskRow task={{ ...task, ...facts }} view={view} onOpen={() => undefined} onDone={() => undefined} />,
  )
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    // The label of the button beside it.
    .replace(/^ ?(?:Mark|Open) “.*?” (?:as done|again)/, "")
    .trim();

describe("the row of a task", () => {
  it("says no more than the title of an ordinary task of one's own", () => {
    expect(wordsOf({})).toBe("Call Cy");
  });

  it("is finished by those alone who may change its state", () => {
    const markupOf = (changeState: boolean) =>
      renderToStaticMarkup(
        <TaskRow
          task={{ ...task, abilities: { edit: false, changeState } }}
          view="mine"
          onOpen={() => undefined}
          onDone={() => undefined}
        />,
      );
    expect(markupOf(true)).not.toContain('disabled=""');
    expect(markupOf(false)).toContain('disabled=""');
  });

  it("says whose it is, as one sees it", () => {
    expect(wordsOf({ requester: bob })).toBe("Call Cy from Bob");
    expect(wordsOf({ assignee: bob }, "given")).toBe("Call Cy for Bob");
    expect(wordsOf({ requester: null })).toBe("Call Cy from a former colleague");
  });

  it("says what is urgent, late and from outside", () => {
    const facts = {
      priority: "urgent",
      dueAt: new Date(2020, 1, 3, 23, 59).toISOString(),
      isFromOutside: true,
    } as const;
    expect(wordsOf({ ...facts, isByAssistant: true })).toBe(
      "Call Cy Urgent Overdue since 3 Feb 2020 With text from outside",
    );
    expect(wordsOf({ ...facts, state: "done" })).toContain("Done Urgent Due 3 Feb 2020");
  });
});
