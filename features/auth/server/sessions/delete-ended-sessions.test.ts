import { afterAll, beforeAll, expect, test } from "vitest";
import { systemCtx } from "#platform/server/create-services.ts";
import { type AuthTestServer, createOwnAuthTestServer } from "../testing.ts";
import { deleteEndedSessions } from "./delete-ended-sessions.ts";

let server: AuthTestServer;
let clockMs = Date.now();

beforeAll(async () => {
  server = await createOwnAuthTestServer([], { now: () => new Date(clockMs) });
});
afterAll(() => server[Symbol.asyncDispose]());

const clean = () => deleteEndedSessions.perform(systemCtx(server.services, "jobs"), {});
const count = async (table: string) => (await server.look(`select count(*) from auth.${table}`))[0]?.count;

test("tokens are deleted a day after they were revoked, except the parent of the active one", async () => {
  const { client } = await server.signUpPerson();
  for (let round = 0; round < 3; round++) await client.refreshSession();
  expect(await count("refresh_tokens")).toBe(4);
  await clean();
  expect(await count("refresh_tokens")).toBe(4);
  clockMs += 25 * 3_600_000;
  await clean();
  expect(await count("refresh_tokens")).toBe(2);
});

test("sessions are deleted three days after their end; those without an end stay", async () => {
  const { id } = await server.signUpPerson();
  await server.signUpPerson();
  const before = await count("sessions");
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    update auth.sessions set not_after = to_timestamp(${clockMs / 1000}) where user_id = '${id}'; end $$`);
  clockMs += 71 * 3_600_000;
  await clean();
  expect(await count("sessions")).toBe(before);
  clockMs += 2 * 3_600_000;
  await clean();
  expect(await count("sessions")).toBe(before - 1);
});
