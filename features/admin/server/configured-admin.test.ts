import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type AuthTestServer, createOwnAuthTestServer, type Person } from "#features/auth/server/testing.ts";
import { readContent } from "#platform/server/mail/read-content.ts";
import { createAdminModule } from "./module.ts";

const adminEmail = "chief@example.com";
let server: AuthTestServer;

beforeAll(async () => {
  server = await createOwnAuthTestServer([createAdminModule({ adminEmail })]);
});
afterAll(() => server[Symbol.asyncDispose]());

const isAdmin = async ({ id, data }: Person) =>
  (await data.rpc("has_role", { _user_id: id, _role: "admin" })).data === true;

/** The hash in the link of the newest mail to this address. */
async function tokenOf(email: string): Promise<string> {
  const [row] = await server.look<{ id: string; sealed_content: string }>(
    "select id, sealed_content from outgoing_messages where recipient = $1 order by id desc limit 1",
    [email],
  );
  if (!row) throw new Error("No mail was sent");
  return new URL(readContent(server.services, row).link ?? "").searchParams.get("token") ?? "";
}

test("whoever proves the configured address becomes the admin, without a new start; nobody else does", async () => {
  const other = await server.signUpPerson();
  const chief = await server.signUpPerson(adminEmail);
  expect(await isAdmin(chief)).toBe(false);

  for (const { client, email } of [other, chief]) {
    const { error } = await client.verifyOtp({ token_hash: await tokenOf(email), type: "email" });
    expect(error).toBeNull();
  }
  await vi.waitFor(async () => expect(await isAdmin(chief)).toBe(true), { timeout: 20_000 });
  expect(await isAdmin(other)).toBe(false);
});
