import { expect, it } from "vitest";
import { wordsOfWork } from "./words-of-work.ts";

it("the work of an agent is headed by its name, and by a sentence that reads well before it is known", () => {
  expect(wordsOfWork("Researcher")).toEqual({
    heading: "Work of Researcher",
    working: "Researcher is working",
    steps: "Steps of Researcher",
  });
  expect(wordsOfWork(undefined)).toEqual({
    heading: "Work of another agent",
    working: "Another agent is working",
    steps: "Steps of another agent",
  });
});
