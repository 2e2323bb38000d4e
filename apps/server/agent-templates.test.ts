import { afterAll, beforeAll, expect, it } from "vitest";
import { toolsOfTemplates } from "#features/agents/server/templates/tools-of-templates.ts";
import { hasBuiltInTool } from "#features/tools/server/index.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createModules } from "./modules.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: createModules({ publicUrl: "http://127.0.0.1" }) });
});
afterAll(() => server[Symbol.asyncDispose]());

it.each(Object.entries(toolsOfTemplates))(
  "the template %s names tools that the product has",
  (_key, tools) => {
    const missing = tools.filter(({ name }) => !hasBuiltInTool(server.system.services, name));
    expect(missing).toEqual([]);
  },
);
