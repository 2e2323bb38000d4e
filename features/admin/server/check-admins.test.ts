import { afterAll, beforeAll, expect, it } from "vitest";
import { type AuthTestServer, createOwnAuthTestServer } from "#features/auth/server/testing.ts";
import { checkAdmins } from "./check-admins.ts";
import { grantAdmin } from "./grant-admin.ts";

let server: AuthTestServer;
beforeAll(async () => {
  server = await createOwnAuthTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

it("an installation with people needs an admin; one without anybody may still wait for the first", async () => {
  expect(await checkAdmins(server.system)).toContain("none yet");
  const { id: userId } = await server.signUpPerson();
  await expect(checkAdmins(server.system)).rejects.toThrow("There are users, and none of them is an admin.");
  await grantAdmin(server.system, { userId, by: "command_line" });
  expect(await checkAdmins(server.system)).toBe("1");
});
