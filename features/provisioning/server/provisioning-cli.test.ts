import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AuthTestServer, createAuthTestServer } from "#features/auth/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { provisioningCli } from "./provisioning-cli.ts";
import { provisioning } from "./testing/provisioning.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer([provisioning]);
});
afterAll(() => server[Symbol.asyncDispose]());

async function run(...args: string[]) {
  const lines: string[] = [];
  return { code: await provisioningCli(args, server.system, (line) => lines.push(line)), lines };
}

const statusWith = async (token = "") =>
  (await fetch(`${server.url}/scim/v2/Users`, { headers: { authorization: `Bearer ${token}` } })).status;

/** Somebody who has proved the address. */
async function newOwner() {
  const person = await server.signUpPerson();
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    update auth.users set email_confirmed_at = now() where id = '${person.id}'; end $$`);
  return person;
}

it("makes a key that works, of which only the hash is kept, and ends it", async () => {
  const person = await newOwner();
  const { code, lines } = await run("scim-key", person.email, "Acme.example,other.example");
  const token = lines[0] ?? "";
  expect(code).toBe(0);
  expect(await statusWith(token)).toBe(200);
  const rows = await server.look("select row_to_json(k)::text as text from provisioning_keys k");
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await run("scim-revoke", person.id)).lines).toEqual(["Keys revoked: 1."]);
  expect(await statusWith(token)).toBe(401);
});

describe("a second key", () => {
  it("is good beside the first one, which ends alone by its id", async () => {
    const { id } = await newOwner();
    const first = (await run("scim-key", id, "acme.example")).lines;
    const second = (await run("scim-key", id, "acme.example")).lines;
    expect(first).toHaveLength(2);
    expect(second[2]).toContain("Earlier keys that still work: 1.");
    const shown = (await run("scim-keys", id)).lines;
    expect(shown).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36} {2}acme\.example {2}since \d{4}-\d\d-\d\d$/),
      expect.stringContaining("acme.example"),
    ]);
    const { code } = await run("scim-revoke", id, shown[0]?.split(" ")[0] ?? "");
    expect([code, await statusWith(first[0]), await statusWith(second[0])]).toEqual([0, 401, 200]);
    expect((await run("scim-keys", id)).lines).toEqual([shown[1]]);
  });

  it("of another workspace is not ended, nor one that has ended, nor what is none", async () => {
    const [{ id }, other] = [await newOwner(), await newOwner()];
    const { lines } = await run("scim-key", other.id, "acme.example");
    const [theirs = ""] = (await run("scim-keys", other.id)).lines[0]?.split(" ") ?? [];
    await run("scim-key", id, "acme.example");
    const [own = ""] = (await run("scim-keys", id)).lines[0]?.split(" ") ?? [];
    expect((await run("scim-revoke", id, own)).code).toBe(0);
    for (const key of [theirs, own, "odd"]) {
      const refused = await run("scim-revoke", id, key);
      expect(refused).toEqual({
        code: 1,
        lines: [expect.stringContaining("This key does not exist or was revoked")],
      });
    }
    expect(await statusWith(lines[0])).toBe(200);
    expect((await run("scim-keys", id)).lines).toEqual([
      "There is no key: no directory manages the people of this workspace.",
    ]);
  });
});

describe("a workspace", () => {
  it("is explained to whoever names none, and listed", async () => {
    const person = await newOwner();
    const listed = (await run("workspaces")).lines;
    expect(listed.filter((text) => text.includes(person.email))).toEqual([
      expect.stringContaining(person.id),
    ]);
    for (const words of ["Acme", "nobody@example.com", newId()]) {
      const { code, lines } = await run("scim-key", words, "acme.example");
      expect(code).toBe(1);
      expect(lines.join()).toContain("named by its id or by its owner's email");
      expect(lines.join()).toContain(`owner: ${person.email}  people: 1`);
    }
  });

  it("is not named by an address that nobody has proved, only by its id", async () => {
    const stranger = await server.signUpPerson();
    const { code, lines } = await run("scim-key", stranger.email, "acme.example");
    expect(code).toBe(1);
    expect(lines.join()).toContain(`signed up as ${stranger.email} has not proved to have this address`);
    expect(lines.join()).toContain(`owner: ${stranger.email} (not proved)`);
    expect((await run("scim-keys", stranger.id)).lines.join()).toContain("There is no key");
    expect((await run("scim-key", stranger.id, "acme.example")).code).toBe(0);
  });
});

it.each([
  [["workspaces", "all"], 2],
  [["scim-key", newId(), "acme.example"], 1],
  [["scim-key", "nobody@example.com", "acme.example"], 1],
  [["scim-key", newId()], 2],
  [["scim-key"], 2],
  [["scim-keys"], 2],
  [["scim-keys", newId(), "more"], 2],
  [["scim-revoke", newId(), newId(), "more"], 2],
  [["scim-release", newId(), "more"], 2],
  [["scim-release", newId()], 1],
  [["scim-walk", newId()], 2],
])("refuses %j", async (args, code) => {
  expect((await run(...args)).code).toBe(code);
});
