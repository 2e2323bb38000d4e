import { expect, test } from "vitest";
import { ApiError } from "#platform/web/api/api-error.ts";
import { importProblem, readAgentFile } from "./read-agent-file.ts";

const fileOf = (text: string, size = text.length) => ({ size, text: async () => text });

test("a file of JSON is read", async () => {
  expect(await readAgentFile(fileOf('{"format":"adjutant.agent"}'))).toEqual({ format: "adjutant.agent" });
});

test("a file that is not JSON is refused with a sentence", async () => {
  await expect(readAgentFile(fileOf("name: Researcher"))).rejects.toThrow("It is not JSON.");
});

test("a file that is too large is refused before it is read", async () => {
  await expect(readAgentFile(fileOf("{}", 256_001))).rejects.toThrow("larger than 256 kB");
});

test("a refusal of the server names the fields", () => {
  const problems = [{ field: "agent.name", message: "Give it a name." }, "something else"];
  const error = new ApiError(422, { error: { message: "Not an agent.", details: { problems } } });
  expect(importProblem(error)).toEqual({
    message: "Not an agent.",
    fields: [{ field: "agent.name", message: "Give it a name." }],
  });
});
