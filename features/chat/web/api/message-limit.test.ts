import { expect, test } from "vitest";
import { messageLimit as contractLimit } from "../../contract/index.ts";
import { messageLimit } from "./message-limit.ts";

test("the browser and the contract agree on how long a message may be", () => {
  expect(messageLimit).toBe(contractLimit);
});
