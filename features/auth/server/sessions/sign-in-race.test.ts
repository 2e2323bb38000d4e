import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteUser } from "../manage/delete-user.ts";
import { manageUser } from "../manage/manage-user.ts";
import { defaultService } from "../service/default-service.ts";
import { type AuthTestServer, createAuthTestServer, type Person, testPassword } from "../testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const rounds = 8;
const signIn = ({ email }: Person) =>
  server.authClient().signInWithPassword({ email, password: testPassword });
const sessionsOf = ({ id }: Person) =>
  server.look<{ id: string }>("select id from auth.sessions where user_id = $1", [id]);

/** Sign-ins that begin before, while and after something about the person changes. */
async function race(change: (person: Person) => Promise<unknown>, msApart: number) {
  await server.look("delete from rate_limits");
  const person = await server.signUpPerson();
  const changing = change(person);
  const late: ReturnType<typeof signIn>[] = [];
  for (let count = 0; count < 3; count++) {
    late.push(signIn(person));
    await new Promise((resolve) => setTimeout(resolve, msApart));
  }
  const replies = await Promise.all(late);
  await changing;
  return { person, replies };
}

test("a sign-in concurrent with a new password leaves no session by the old one", async () => {
  for (let round = 0; round < rounds; round++) {
    const { person, replies } = await race(async ({ client }) => {
      expect((await client.updateUser({ password: "another good one" })).error).toBeNull();
    }, 5 * round);
    expect(await sessionsOf(person)).toHaveLength(1);
    for (const { data, error } of replies) {
      const live = data.session
        ? (await server.authClient().getUser(data.session.access_token)).data.user
        : null;
      expect(live, `round ${round}`).toBeNull();
      if (error) expect(error).toMatchObject({ status: 400, code: "invalid_credentials" });
    }
  }
});

test("a sign-in concurrent with a ban leaves no session", async () => {
  for (let round = 0; round < rounds; round++) {
    const bannedUntil = new Date(Date.now() + 3_600_000);
    const { person, replies } = await race(
      ({ id }) => manageUser(server.system, { service: defaultService, id, bannedUntil }),
      5 * round,
    );
    expect(await sessionsOf(person), `round ${round}`).toEqual([]);
    for (const { error } of replies)
      if (error) expect(error).toMatchObject({ status: 400, code: "user_banned" });
  }
});

test.each([
  ["a new password", "encrypted_password = 'another'", "invalid_credentials", "wrong_password"],
  ["a ban", "banned_until = now() + interval '1 day'", "user_banned", "banned"],
  ["a deletion in name", "deleted_at = now()", "invalid_credentials", "unknown_address"],
])("%s between the check and the session refuses it, on record", async (_what, change, code, reason) => {
  await server.look("delete from rate_limits");
  const person = await server.signUpPerson();
  const client = await server.services.servicePool.connect();
  await client.query("begin");
  await client.query("set local app.audit_exempt = 'on'");
  await client.query(`update auth.users set ${change} where id = $1`, [person.id]);
  // The password is right as long as this is not committed; then the session has to wait for it.
  const late = signIn(person);
  for (let isWaiting = false; !isWaiting; ) {
    const rows = await server.look(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    isWaiting = rows.length > 0;
  }
  await client.query("commit");
  client.release();
  expect((await late).error).toMatchObject({ status: 400, code });
  expect(await sessionsOf(person)).toHaveLength(1);
  const [event] = await server.look<{ envelope: Buffer }>(
    "select envelope from audit_events where act = 'session.sign_in_failed' order by id desc limit 1",
  );
  expect(event?.envelope.toString()).toContain(reason);
});

test("deleted for good in between, the answer is that of an unknown address", async () => {
  await server.look("delete from rate_limits");
  for (let round = 0; round < 3; round++) {
    const { person, replies } = await race(
      ({ id }) => deleteUser(server.system, { id, isSoft: false }),
      10 * round,
    );
    expect(await sessionsOf(person)).toEqual([]);
    for (const { error } of replies) if (error) expect(error.code).toBe("invalid_credentials");
  }
});
