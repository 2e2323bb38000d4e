import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { platformModule } from "#platform/server/platform-module.ts";
import { type AuthTestServer, createAuthTestServer, type Person, testPassword } from "../testing.ts";

let server: AuthTestServer;
let aheadMs = 0;

beforeAll(async () => {
  server = await createAuthTestServer([platformModule], { now: () => new Date(Date.now() + aheadMs) });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Opens the stream of changes; tells whether the server ended it. */
async function open(accessToken: string) {
  const response = await fetch(`${server.url}/api/v1/realtime`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const state = { status: response.status, isOver: false };
  const read = async () => {
    for await (const _ of response.body ?? []);
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      state.isOver = true;
    });
  return state;
}

async function signInAgain({ email }: Person) {
  const client = server.authClient();
  const { data } = await client.signInWithPassword({ email, password: testPassword });
  return { client, accessToken: data.session?.access_token ?? "" };
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, 400));

describe("an open stream", () => {
  it("ends when its person signs out, and no other one does", async () => {
    const [ann, bob] = [await server.signUpPerson(), await server.signUpPerson()];
    const other = await signInAgain(ann);
    const [here, there, bobs] = await Promise.all(
      [ann.session.access_token, other.accessToken, bob.session.access_token].map(open),
    );
    await ann.client.signOut({ scope: "local" });
    await expect.poll(() => here?.isOver, { timeout: 2_000 }).toBe(true);
    await quiet();
    expect([there?.isOver, bobs?.isOver]).toEqual([false, false]);
  });

  it("ends everywhere else when its person takes a new password", async () => {
    const ann = await server.signUpPerson();
    const stolen = await open((await signInAgain(ann)).accessToken);
    const own = await open(ann.session.access_token);
    expect((await ann.client.updateUser({ password: "another good one" })).error).toBeNull();
    await expect.poll(() => stolen.isOver, { timeout: 2_000 }).toBe(true);
    await quiet();
    expect(own.isOver).toBe(false);
  });

  it("ends when its session ended while no announcement could be heard", async () => {
    const ann = await server.signUpPerson();
    const stream = await open(ann.session.access_token);
    await server.look("delete from auth.sessions where user_id = $1", [ann.id]);
    await server.look(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'adjutant listen' and datname = current_database()`,
    );
    await expect.poll(() => stream.isOver, { timeout: 5_000 }).toBe(true);
  });

  it("ends with its token", async () => {
    const ann = await server.signUpPerson();
    aheadMs = 3_600_000 - 2_000;
    const stream = await open(ann.session.access_token);
    aheadMs = 0;
    expect([stream.status, stream.isOver]).toEqual([200, false]);
    await expect.poll(() => stream.isOver, { timeout: 4_000 }).toBe(true);
  });

  it("stays while roles change that it does not need", async () => {
    const ann = await server.signUpPerson();
    const stream = await open(ann.session.access_token);
    await server.look("select pg_notify('adjutant_callers', $1)", [ann.id]);
    await quiet();
    expect(stream.isOver).toBe(false);
  });
});
