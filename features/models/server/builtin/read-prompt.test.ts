import { expect, it } from "vitest";
import { readPrompt } from "./read-prompt.ts";

it("the line that says who wrote a message is no part of what it asks", () => {
  const text = '[Written by "Bob Braun" huw9a7ZB]\nWhat is 12 * 12?';
  const { message } = readPrompt([{ role: "user", content: [{ type: "text", text }] }]);
  expect(message).toBe("What is 12 * 12?");
});
