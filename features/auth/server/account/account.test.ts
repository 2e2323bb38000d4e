import { afterAll, beforeAll, expect, it } from "vitest";
import { lastMessageTo } from "../proofs/testing.ts";
import { type AuthTestServer, createAuthTestServer, type Person, testPassword } from "../testing.ts";

let server: AuthTestServer;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  server = await createAuthTestServer();
  [ann, bob] = [await server.signUpPerson(), await server.signUpPerson()];
});
afterAll(() => server[Symbol.asyncDispose]());

const call = async (person: Person, path: string, method = "GET") => {
  const reply = await fetch(`${server.url}/api/v1/me/${path}`, { method, headers: person.headers });
  return { status: reply.status, body: reply.status === 204 ? undefined : await reply.json() };
};
const sessionsOf = async (person: Person) => (await call(person, "sessions")).body.items;
const signInAgain = async ({ email }: Person) => {
  const client = server.authClient();
  await client.signInWithPassword({ email, password: testPassword });
  return client;
};

it("a person sees where one is signed in, and which one this is", async () => {
  await signInAgain(ann);
  const sessions = await sessionsOf(ann);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
  expect(sessions[0]).toMatchObject({ device: "a Node.js program", isStrong: false });
});

it("one device can be signed out, and the others stay", async () => {
  const other = await signInAgain(ann);
  const { data } = await other.getClaims();
  const id = data?.claims.session_id;
  expect((await call(ann, `sessions/${id}`, "DELETE")).status).toBe(204);
  expect((await other.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await ann.client.getUser()).data.user?.id).toBe(ann.id);
  const ended = "select distinct actor_type, actor_id from audit_events where act = 'session.ended'";
  expect(await server.look(`${ended} and workspace_id = $1`, [ann.id])).toEqual([
    { actor_type: "user", actor_id: ann.id },
  ]);
});

it("all other devices can be signed out at once", async () => {
  await signInAgain(ann);
  expect((await call(ann, "sessions", "DELETE")).status).toBe(204);
  expect(await sessionsOf(ann)).toMatchObject([{ isCurrent: true }]);
});

it("nobody sees or ends the sessions of another", async () => {
  const [session] = await sessionsOf(bob);
  expect(await sessionsOf(ann)).not.toContainEqual(expect.objectContaining({ id: session.id }));
  await call(ann, `sessions/${session.id}`, "DELETE");
  expect(await sessionsOf(bob)).toHaveLength(1);
});

it("a person reads what touched the account, page by page, and nothing of another", async () => {
  const { body } = await call(bob, "security-events?limit=1");
  expect(body.items).toMatchObject([{ act: "session.started", outcome: "ok" }]);
  const { body: next } = await call(bob, `security-events?cursor=${body.nextCursor}`);
  expect(next.items.map(({ act }: { act: string }) => act)).toContain("user.signed_up");
  expect(next.items).not.toContainEqual(body.items[0]);
  expect((await call(bob, "security-events?cursor=nonsense")).status).toBe(400);
});

it("a change of address that waits can be taken back: its mails prove nothing then", async () => {
  const person = await server.signUpPerson();
  const next = `next-${person.email}`;
  await person.client.updateUser({ email: next });
  const { tokenHash } = await lastMessageTo(server, next);
  expect((await call(person, "email-change", "DELETE")).status).toBe(204);
  expect((await person.client.getUser()).data.user).not.toHaveProperty("new_email");
  const late = await server.authClient().verifyOtp({ token_hash: tokenHash, type: "email_change" });
  expect(late.error?.code).toBe("otp_expired");
  const { body } = await call(person, "security-events");
  expect(body.items[0]).toMatchObject({ act: "user.email_change_cancelled" });
});

it("whoever changes the address reads which mailbox has yet to agree", async () => {
  const person = await server.signUpPerson();
  const { tokenHash: confirmation } = await lastMessageTo(server, person.email);
  await server.authClient().verifyOtp({ token_hash: confirmation, type: "email" });
  const waitsFor = async () => (await call(person, "email-change")).body.waitsFor;
  expect(await waitsFor()).toEqual([]);
  const next = `next-${person.email}`;
  await person.client.updateUser({ email: next });
  expect(await waitsFor()).toEqual(["present", "new"]);
  const { tokenHash } = await lastMessageTo(server, next);
  await server.authClient().verifyOtp({ token_hash: tokenHash, type: "email_change" });
  expect(await waitsFor()).toEqual(["present"]);
  const { tokenHash: last } = await lastMessageTo(server, person.email);
  await server.authClient().verifyOtp({ token_hash: last, type: "email_change" });
  expect(await waitsFor()).toEqual([]);
});

it("of an address that was never proved only the new mailbox is asked", async () => {
  const person = await server.signUpPerson();
  await person.client.updateUser({ email: `next-${person.email}` });
  expect((await call(person, "email-change")).body).toEqual({ waitsFor: ["new"] });
});

it("taking back where nothing waits changes nothing and leaves no trail", async () => {
  expect((await call(bob, "email-change", "DELETE")).status).toBe(204);
  const { body } = await call(bob, "security-events");
  expect(JSON.stringify(body)).not.toContain("email_change_cancelled");
});

it("visitors are asked to sign in", async () => {
  for (const path of ["sessions", "security-events"]) {
    expect((await fetch(`${server.url}/api/v1/me/${path}`)).status).toBe(401);
  }
  for (const method of ["GET", "DELETE"]) {
    expect((await fetch(`${server.url}/api/v1/me/email-change`, { method })).status).toBe(401);
  }
});
