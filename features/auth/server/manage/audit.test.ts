import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AuthTestServer, createOwnAuthTestServer, type Person, testPassword } from "../testing.ts";
import { createAdmin } from "./testing.ts";

interface Entry {
  id: string;
  payload: Record<string, unknown>;
  created_at: string;
  ip_address: string;
}

let server: AuthTestServer;
let headers: Record<string, string>;
let ann: Person;

beforeAll(async () => {
  server = await createOwnAuthTestServer();
  ({ headers } = await createAdmin(server));
  ann = await server.signUpPerson("ann@example.com");
  await server.signUpPerson("ben@example.com");
  await server.authClient().signInWithPassword({ email: ann.email, password: "not hers at all" });
  await ann.client.signOut();
});
afterAll(() => server[Symbol.asyncDispose]());

const read = (query = "", more = headers) =>
  fetch(`${server.url}/auth/v1/admin/audit${query}`, { headers: more });
const entries = async (query: string): Promise<Entry[]> => (await read(query)).json();

describe("the trail of the accounts", () => {
  it("tells what was done, newest first, under the names that clients know", async () => {
    const list = await entries("?per_page=100&query=author:ann@example.com");
    expect(list.map(({ payload }) => payload.action)).toEqual(
      expect.arrayContaining(["user_signedup", "login", "session_sign_in_failed", "logout"]),
    );
    expect(list[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      payload: {
        actor_id: ann.id,
        actor_username: ann.email,
        actor_via_sso: false,
        action: "logout",
        log_type: "account",
        traits: expect.objectContaining({ outcome: "ok" }),
      },
      created_at: expect.stringMatching(/Z$/),
      ip_address: "",
    });
    expect(list.map(({ id }) => id)).toEqual(
      list
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    expect(JSON.stringify(list)).not.toContain("ben@example.com");
  });

  it("comes page by page", async () => {
    const first = await read("?page=1&per_page=1&query=action:user_signedup");
    expect(await first.json()).toHaveLength(1);
    expect(first.headers.get("x-total-count")).toBe("2");
    expect(first.headers.get("link")).toBe(
      '</auth/v1/admin/audit?page=2&per_page=1>; rel="next", </auth/v1/admin/audit?page=2&per_page=1>; rel="last"',
    );
    const [second] = await entries("?page=2&per_page=1&query=action:user_signedup");
    expect(second?.payload.actor_id).toBe(ann.id);
  });

  it.each([
    ["action:login", ["login"]],
    ["action:session_sign_in_failed", ["session_sign_in_failed"]],
    ["type:team", ["user_signedup"]],
    ["type:recovery_codes", []],
    ["action:nothing", []],
  ])("looks for %s", async (query, actions) => {
    const found = (await entries(`?query=${query}`)).map(({ payload }) => payload.action);
    expect([...new Set(found)]).toEqual(actions);
  });

  it("has nothing that is not about accounts", async () => {
    const list = await entries("?per_page=1000");
    const nouns = new Set(list.map(({ payload }) => String(payload.action).split("_")[0]));
    for (const noun of ["signing", "api", "conversation", "model"]) expect(nouns).not.toContain(noun);
  });
});

describe("the trail is refused", () => {
  it.each([
    ["?query=login", "Invalid query format: login"],
    ["?query=colour:red", "Invalid query scope"],
    ["?page=none", "Bad Pagination Parameters: page must be a positive number"],
  ])("to %s", async (query, message) => {
    const reply = await read(query);
    expect([reply.status, await reply.json()]).toEqual([400, { code: "validation_failed", message }]);
  });

  it("to everybody but programs with a secret key", async () => {
    const { data } = await server
      .authClient()
      .signInWithPassword({ email: ann.email, password: testPassword });
    for (const token of [server.publishableKey, data.session?.access_token]) {
      const reply = await read("", {
        ...headers,
        apikey: server.publishableKey,
        authorization: `Bearer ${token}`,
      });
      expect([reply.status, (await reply.json()).code]).toEqual([403, "not_admin"]);
    }
  });
});
