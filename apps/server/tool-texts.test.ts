import { afterAll, beforeAll, expect, it } from "vitest";
import { findEmail } from "#features/ai-settings/server/redaction/rules/find-email.ts";
import { listCatalogue } from "#features/tools/server/index.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { createModules } from "./modules.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: createModules({ publicUrl: "http://127.0.0.1" }) });
});
afterAll(() => server[Symbol.asyncDispose]());

it("every built-in tool says what it does in a sentence for people, who read no names of tools", async () => {
  const tools = await listCatalogue(server.as(createUserActor({ role: "owner" })));
  for (const { name, about } of tools.filter(({ source }) => source === "built_in")) {
    expect(about, name).toMatch(/^[A-Z].*\.$/);
    expect(about, name).not.toMatch(/[a-z]_[a-z]/);
  }
});

it("what tools say of themselves holds no address, which would be replaced and counted in every call of a model", async () => {
  const tools = await listCatalogue(server.as(createUserActor({ role: "owner" })));
  expect(tools.length).toBeGreaterThan(10);
  const found = tools.flatMap(({ name, description, inputSchema }) =>
    [...findEmail(`${description} ${JSON.stringify(inputSchema)}`)].map((match) => [name, match]),
  );
  expect(found).toEqual([]);
});
