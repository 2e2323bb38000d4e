import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { legalTypes } from "../contract/legal-document.ts";
import { siteModule } from "./module.ts";
import { seedLegalTexts } from "./seed-legal-texts.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ modules: [siteModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

test.each(legalTypes)("anyone reads %s", async (type) => {
  const reply = await server.server.inject({ url: `/api/v1/legal/${type}` });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ type, version: 1 });
  expect(reply.json().body.length).toBeGreaterThan(200);
});

test("a type that nobody published is 404", async () => {
  const reply = await server.server.inject({ url: "/api/v1/legal/spells" });
  expect([reply.statusCode, reply.json().error.code]).toEqual([404, "legal_document.not_found"]);
});

test("a later version is shown, and a new start does not bring the first one back", async () => {
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    insert into legal_documents (type, version, title, body) values ('imprint', 2, 'Imprint', 'Ours'); end $$`);
  await seedLegalTexts(server.system, {});
  const reply = await server.server.inject({ url: "/api/v1/legal/imprint" });
  expect(reply.json()).toMatchObject({ version: 2, body: "Ours" });
});
