import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSecretKey } from "../keys/create-api-key.ts";
import { messagesTo } from "../proofs/testing.ts";
import { defaultService } from "../service/default-service.ts";
import { type AuthTestServer, createAuthTestServer, type Person, testPassword } from "../testing.ts";
import { deleteDueAccount, deleteDueAccounts } from "./delete-due-accounts.ts";

const dayMs = 86_400_000;
let server: AuthTestServer;
let clockMs = Date.now();

beforeAll(async () => {
  server = await createAuthTestServer([], { now: () => new Date(clockMs) });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

async function call({ headers }: Pick<Person, "headers">, method = "GET", body?: object) {
  const reply = await fetch(`${server.url}/api/v1/account/closure`, {
    method,
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, body: reply.status === 204 ? undefined : await reply.json() };
}
const close = (person: Person, confirmation = person.email) => call(person, "POST", { confirmation });

async function signIn({ email }: Person): Promise<Pick<Person, "headers">> {
  const { data, error } = await server.authClient().signInWithPassword({ email, password: testPassword });
  if (!data.session) throw error;
  return { headers: { authorization: `Bearer ${data.session.access_token}` } };
}
const actsOf = async ({ id }: Person) =>
  (await server.look<{ act: string }>("select act from audit_events where workspace_id = $1", [id])).map(
    ({ act }) => act,
  );
/** Somebody whose mailbox is proved, and who is therefore written to. */
async function newPerson(): Promise<Person> {
  const person = await server.signUpPerson();
  await server.look("update auth.users set email_confirmed_at = now() where id = $1", [person.id]);
  return person;
}
const kindsTo = async (email: string) => (await messagesTo(server, email)).map(({ kind }) => kind);
const isClosing = async ({ id }: Person) =>
  (await server.look("select from auth.account_closures where user_id = $1", [id])).length === 1;
const hourlyJob = () => deleteDueAccounts(defaultService).perform(server.system, {});

describe("closing an account", () => {
  it("ends all sessions at once, says in a mail until when it can be kept, and leaves a trail", async () => {
    const ann = await newPerson();
    const elsewhere = await signIn(ann);
    const { status, body } = await close(ann);
    expect(status).toBe(200);
    expect(Date.parse(body.dueAt) - Date.parse(body.requestedAt)).toBe(14 * dayMs);
    for (const session of [ann, elsewhere]) expect((await call(session)).status).toBe(401);
    expect(await actsOf(ann)).toEqual(expect.arrayContaining(["account.closing_requested", "session.ended"]));
    const mail = (await messagesTo(server, ann.email)).at(-1);
    expect(mail).toMatchObject({ kind: "auth.account_closing" });
    expect(mail?.text).toContain("“Keep my account”");
    expect(mail?.text).toMatch(/will be deleted on \d+ \w+ \d{4}/);
  });

  it("writes to nobody whose mailbox is not proved", async () => {
    const ann = await server.signUpPerson();
    await close(ann);
    expect(await kindsTo(ann.email)).toEqual(["auth.confirmation"]);
  });

  it("takes the address in any capitals, and nothing else", async () => {
    const ann = await newPerson();
    const refused = await close(ann, "DELETE");
    expect([refused.status, refused.body.error.code]).toEqual([422, "account.not_confirmed"]);
    expect(await isClosing(ann)).toBe(false);
    expect((await close(ann, ` ${ann.email.toUpperCase()} `)).status).toBe(200);
  });

  it("takes the word DELETE where there is no address", async () => {
    const ann = await newPerson();
    await server.look("update auth.users set email = null where id = $1", [ann.id]);
    expect((await close(ann)).status).toBe(422);
    expect((await close(ann, "delete")).status).toBe(200);
  });

  it("asks for a new sign-in when the session is older than a day", async () => {
    const ann = await newPerson();
    const before = `- interval '25 h' where`;
    await server.look(`update auth.sessions set created_at = created_at ${before} user_id = $1`, [ann.id]);
    await server.look(
      `update auth.mfa_amr_claims set updated_at = updated_at ${before} session_id in
        (select id from auth.sessions where user_id = $1)`,
      [ann.id],
    );
    const refused = await close(ann);
    expect([refused.status, refused.body.error?.code]).toEqual([403, "account.sign_in_again"]);
    expect(await isClosing(ann)).toBe(false);
  });

  it("is not for visitors", async () => {
    const visitor = { headers: {} };
    for (const method of ["GET", "DELETE"]) expect((await call(visitor, method)).status).toBe(401);
    expect((await call(visitor, "POST", { confirmation: "DELETE" })).status).toBe(401);
  });
});

describe("the only owner of a workspace in which others work", () => {
  let ann: Person;
  let bob: Person;
  const give = (workspaceId: string, { id }: Person, role: string) =>
    server.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, $3)", [
      workspaceId,
      id,
      role,
    ]);
  const found = async () => {
    const id = randomUUID();
    await server.look("insert into workspaces (id, name) values ($1, 'Acme')", [id]);
    return id;
  };
  beforeEach(async () => {
    [ann, bob] = [await newPerson(), await newPerson()];
  });

  it("cannot leave it behind", async () => {
    const acme = await found();
    await give(acme, ann, "owner");
    await give(acme, bob, "admin");
    const { status, body } = await close(ann);
    expect([status, body.error.code]).toEqual([409, "account.last_owner"]);
    expect(body.error.message).toContain("Acme");
    expect(await isClosing(ann)).toBe(false);
    expect((await close(bob)).status).toBe(200);
  });

  it("is whoever remains while another owner's account is closing, also when both go at one moment", async () => {
    const acme = await found();
    await give(acme, ann, "owner");
    await give(acme, bob, "owner");
    const statuses = (await Promise.all([close(ann), close(bob)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it("is also who remains with an owner that was deleted in name only", async () => {
    const acme = await found();
    await give(acme, ann, "owner");
    await give(acme, bob, "owner");
    await server.look("update auth.users set deleted_at = now() where id = $1", [bob.id]);
    expect((await close(ann)).status).toBe(409);
  });

  it("who became it during the grace period is deleted only after there is another, and is notified once", async () => {
    const acme = await found();
    await give(acme, ann, "owner");
    await give(acme, bob, "owner");
    expect((await close(ann)).status).toBe(200);
    await server.look("update memberships set role = 'member' where user_id = $1 and workspace_id = $2", [
      bob.id,
      acme,
    ]);
    clockMs += 14 * dayMs;
    for (let hour = 0; hour < 3; hour++) await hourlyJob();
    expect(await isClosing(ann)).toBe(true);
    expect((await kindsTo(ann.email)).filter((kind) => kind === "auth.account_waiting")).toHaveLength(1);
    const mail = (await messagesTo(server, ann.email)).at(-1);
    expect(mail?.text).toContain("Acme");
    expect(mail?.text).toContain("“Keep my account”");
    expect((await actsOf(ann)).filter((act) => act === "account.deletion_waits")).toHaveLength(1);
    await server.look("update memberships set role = 'owner' where user_id = $1 and workspace_id = $2", [
      bob.id,
      acme,
    ]);
    await hourlyJob();
    expect(await server.look("select from auth.users where id = $1", [ann.id])).toEqual([]);
  });

  it.each([false, true])("is not deleted by a program either (in name only: %s)", async (isSoft) => {
    const acme = await found();
    await give(acme, ann, "owner");
    await give(acme, bob, "member");
    const secret = await createSecretKey(server.system, {});
    const remove = () =>
      fetch(`${server.url}/auth/v1/admin/users/${ann.id}`, {
        method: "DELETE",
        headers: { apikey: secret, "content-type": "application/json" },
        body: JSON.stringify({ should_soft_delete: isSoft }),
      });
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      error_code: "conflict",
      msg: expect.stringContaining("Acme"),
    });
    await server.look("update memberships set role = 'owner' where user_id = $1", [bob.id]);
    expect((await remove()).status).toBe(200);
  });

  it("may go when nobody else works there", async () => {
    await give(await found(), ann, "owner");
    expect((await close(ann)).status).toBe(200);
  });
});

describe("changing one's mind", () => {
  it("is done by signing in, and the account is as it was", async () => {
    const ann = await newPerson();
    const { body: closure } = await close(ann);
    const again = await signIn(ann);
    expect((await call(again)).body).toEqual({ closure });
    expect((await call(again, "DELETE")).status).toBe(204);
    expect((await call(again)).body).toEqual({ closure: null });
    clockMs += 15 * dayMs;
    await hourlyJob();
    expect((await signIn(ann)).headers).toBeTruthy();
    expect(await actsOf(ann)).toContain("account.kept_open");
    expect(await kindsTo(ann.email)).toContain("auth.account_kept");
  });

  it("changes nothing where nothing was about to happen", async () => {
    const ann = await newPerson();
    expect((await call(ann, "DELETE")).status).toBe(204);
    expect(await actsOf(ann)).not.toContain("account.kept_open");
    expect(await kindsTo(ann.email)).not.toContain("auth.account_kept");
  });

  it("closed twice, the account keeps its first due time", async () => {
    const ann = await newPerson();
    const { body: first } = await close(ann);
    clockMs += dayMs;
    const again = Object.assign({}, ann, await signIn(ann));
    expect((await close(again)).body).toEqual(first);
  });
});

describe("when the time is over", () => {
  it("waits on a server whose clock runs ahead of the database's", async () => {
    const ann = await newPerson();
    await close(ann);
    const { services } = server;
    const [staged, rightMs] = [services.databaseNow, clockMs];
    services.databaseNow = async () => new Date(rightMs);
    clockMs += 365 * dayMs;
    try {
      await expect(hourlyJob()).rejects.toThrow("clocks");
      const one = { service: defaultService, userId: ann.id };
      await expect(deleteDueAccount(server.system, one)).rejects.toThrow("clocks");
    } finally {
      clockMs = rightMs;
      services.databaseNow = staged;
    }
    expect(await isClosing(ann)).toBe(true);
  });

  it("the account is deleted, its erasure begins, and a last mail says so", async () => {
    const [ann, bob] = [await newPerson(), await newPerson()];
    await close(ann);
    clockMs += 13 * dayMs;
    await hourlyJob();
    expect(await isClosing(ann)).toBe(true);
    clockMs += dayMs;
    await hourlyJob();
    expect(await server.look("select from auth.users where id = $1", [ann.id])).toEqual([]);
    await expect(signIn(ann)).rejects.toMatchObject({ code: "invalid_credentials" });
    expect((await signIn(bob)).headers).toBeTruthy();
    expect(await kindsTo(ann.email)).toContain("auth.account_deleted");
    const [erasure] = await server.look<{ id: string; asked_by_type: string; asked_by_id: string }>(
      "select id, asked_by_type, asked_by_id from erasures where subject_id = $1",
      [ann.id],
    );
    expect(erasure).toMatchObject({ asked_by_type: "user", asked_by_id: ann.id });
    const jobs = await server.look<{ delay: number; again: boolean }>(
      `select round(extract(epoch from start_after - created_on))::int as delay, (data ->> 'isAgain')::boolean as again
       from pgboss.job where name = 'auth.erase_user' and data ->> 'userId' = $1 order by start_after`,
      [ann.id],
    );
    expect(jobs).toEqual([
      { delay: 0, again: false },
      { delay: 3_600, again: true },
    ]);
  });

  it("somebody who was deleted in name only in the meantime goes as well", async () => {
    const ann = await newPerson();
    await close(ann);
    await server.look("update auth.users set deleted_at = now() where id = $1", [ann.id]);
    clockMs += 14 * dayMs;
    await hourlyJob();
    expect(await server.look("select from auth.users where id = $1", [ann.id])).toEqual([]);
  });
});
