import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import {
  type AuthTestServer,
  createAuthTestServer,
  lastMessageTo,
  type Person,
  proveAddress,
  testPassword,
} from "#features/auth/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { createProvisioningKey } from "../keys/create-provisioning-key.ts";
import { provisioning } from "../testing/provisioning.ts";

/** Events are delivered slowly on a busy machine. */
const patience = { timeout: 20_000 };

let server: AuthTestServer;
let owner: Person;
let key: string;

beforeAll(async () => {
  server = await createAuthTestServer([provisioning]);
  owner = await server.signUpPerson();
  key = await createProvisioningKey(server.system, { workspaceId: owner.id, domains: ["acme.example"] });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

async function call(method: string, path: string, body?: object) {
  const reply = await fetch(`${server.url}/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/scim+json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await reply.text();
  return { status: reply.status, body: text ? JSON.parse(text) : undefined };
}

const newEmail = () => `${newId()}@acme.example`;
const push = async (email: string) =>
  (await call("POST", "/Users", { userName: email, active: true })).body.id;
const setActive = (id: string, active: boolean) =>
  call("PATCH", `/Users/${id}`, { Operations: [{ op: "replace", value: { active } }] });

async function roleOf(userId: string) {
  const [row] = await server.look<{ role: string }>(
    "select role from memberships where workspace_id = $1 and user_id = $2",
    [owner.id, userId],
  );
  return row?.role;
}

async function userOf(personId: string) {
  const [row] = await server.look<{ user_id: string | null }>(
    "select user_id from directory_people where id = $1",
    [personId],
  );
  return row?.user_id;
}

/** What the person's click on the link of a mail does. */
const prove = (userId: string, email?: string) => proveAddress(server, userId, email);

/** The person of the company opens the newest mail that proves the address, whoever asked for it. */
async function openConfirmation(email: string) {
  const { tokenHash: token_hash } = await lastMessageTo(server, email);
  const { data, error } = await server.authClient().verifyOtp({ token_hash, type: "signup" });
  expect(error).toBeNull();
  return data.user?.id ?? "";
}

/** Whether neither the password nor a session of whoever opened the account is good any more. */
async function isOut({ client, email }: Person) {
  const byPassword = await server.authClient().signInWithPassword({ email, password: testPassword });
  const { error } = await client.getUser();
  return byPassword.error?.code === "invalid_credentials" && error !== null;
}

/** Until the announcement of a proof, sent after it, has been followed. */
async function settle() {
  const email = newEmail();
  const other = await server.signUpPerson(email);
  const id = await push(email);
  await prove(other.id);
  await vi.waitFor(async () => expect(await userOf(id)).toBe(other.id), patience);
}

it("keeps somebody who signed up with an address that they did not prove out of the workspace", async () => {
  const email = newEmail();
  const eve = await server.signUpPerson(email);
  const { status, body } = await call("POST", "/Users", { userName: email, active: true });
  expect([status, body]).toMatchObject([201, { userName: email, active: true }]);
  const group = { displayName: "Adjutant admins", members: [{ value: body.id }] };
  const { status: grouped, body: made } = await call("POST", "/Groups", group);
  expect([grouped, made.members]).toMatchObject([201, [{ value: body.id }]]);
  expect(await roleOf(eve.id)).toBeUndefined();
  await setActive(body.id, false);
  await setActive(body.id, true);
  expect(await roleOf(eve.id)).toBeUndefined();
  expect((await eve.client.getUser()).error).toBeNull();
  await openConfirmation(email);
  await vi.waitFor(async () => expect(await roleOf(eve.id)).toBe("admin"), patience);
  expect(await isOut(eve)).toBe(true);
  expect((await call("GET", `/Users/${body.id}`)).body).toMatchObject({ id: body.id, active: true });
  await call("DELETE", `/Groups/${made.id}`);
});

it("takes an account that a stranger opened from the stranger, whatever the stranger does before the proof", async () => {
  const email = newEmail();
  const stranger = await server.signUpPerson(email);
  await push(email);
  const contested = "select from audit_events where workspace_id = $1 and act = 'user.address_contested'";
  expect(await server.look(contested, [stranger.id])).toHaveLength(1);
  await stranger.client.updateUser({ password: "a password of the stranger" });
  await stranger.client.updateUser({ password: testPassword });
  await server.look("delete from auth.message_gaps");
  expect((await stranger.client.resend({ type: "signup", email })).error).toBeNull();
  expect(await openConfirmation(email)).toBe(stranger.id);
  await vi.waitFor(async () => expect(await roleOf(stranger.id)).toBe("member"), patience);
  expect(await isOut(stranger)).toBe(true);
});

it("does the same to whoever opens an account with an address that a directory has named before", async () => {
  const email = newEmail();
  const first = await server.signUpPerson(email);
  await push(email);
  await prove(first.id, newEmail());
  await server.look("delete from auth.message_gaps");
  const second = await server.signUpPerson(email);
  expect(await openConfirmation(email)).toBe(second.id);
  await vi.waitFor(async () => expect(await roleOf(second.id)).toBe("member"), patience);
  expect(await isOut(second)).toBe(true);
});

it("leaves an account whose holder had proved another address where it is, and out of the workspace", async () => {
  const email = newEmail();
  const eve = await server.signUpPerson(email);
  await push(email);
  const another = newEmail();
  await prove(eve.id, another);
  await server.look("delete from auth.message_gaps");
  expect((await eve.client.updateUser({ email })).error).toBeNull();
  // What Eve agrees to, and then what the person of the company opens.
  for (const address of [another, email]) {
    const { tokenHash: token_hash } = await lastMessageTo(server, address);
    await server.authClient().verifyOtp({ token_hash, type: "email_change" });
  }
  const { user } = (await eve.client.getUser()).data;
  expect([user?.email, user?.new_email ?? ""]).toEqual([another, ""]);
  expect(await isOut({ ...eve, email: another })).toBe(false);
  await settle();
  expect(await roleOf(eve.id)).toBeUndefined();
});

it("keeps the password of somebody who had proved the address", async () => {
  const person = await server.signUpPerson(newEmail());
  await openConfirmation(person.email);
  await push(person.email);
  expect(await roleOf(person.id)).toBe("member");
  expect(await isOut(person)).toBe(false);
});

it("makes an account without a password for an address that nobody has, who is a member from the proof on", async () => {
  const email = newEmail();
  const id = await push(email);
  const [user] = await server.look<{ id: string; encrypted_password: null }>(
    "select id, encrypted_password from auth.users where email = $1",
    [email],
  );
  expect([user?.encrypted_password, await roleOf(user?.id ?? "")]).toEqual([null, undefined]);
  await prove(user?.id ?? "");
  await vi.waitFor(async () => expect(await roleOf(user?.id ?? "")).toBe("member"), patience);
  expect(await userOf(id)).toBe(user?.id);
});

it("takes nobody in who proves another address instead", async () => {
  const email = newEmail();
  const eve = await server.signUpPerson(email);
  const id = await push(email);
  await prove(eve.id, newEmail());
  await settle();
  expect([await roleOf(eve.id), await userOf(id)]).toEqual([undefined, null]);
  const chief = await server.signUpPerson(email);
  await prove(chief.id);
  await vi.waitFor(async () => expect(await roleOf(chief.id)).toBe("member"), patience);
});

it("stays in the directory when the account that was never proved is deleted", async () => {
  const email = newEmail();
  const eve = await server.signUpPerson(email);
  const id = await push(email);
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    delete from auth.users where id = '${eve.id}'; end $$`);
  expect((await call("GET", `/Users/${id}`)).status).toBe(200);
});

it("takes nobody in whom the directory has deactivated or deleted before the proof", async () => {
  const [one, two] = [await server.signUpPerson(newEmail()), await server.signUpPerson(newEmail())];
  const inactive = await push(one.email);
  const deleted = await push(two.email);
  await setActive(inactive, false);
  expect((await call("DELETE", `/Users/${deleted}`)).status).toBe(204);
  await prove(one.id);
  await prove(two.id);
  await settle();
  expect([await userOf(inactive), await roleOf(one.id), await roleOf(two.id)]).toEqual([
    one.id,
    undefined,
    undefined,
  ]);
  await setActive(inactive, true);
  expect(await roleOf(one.id)).toBe("member");
});

it("names one person by one address only, also before the proof", async () => {
  const email = newEmail();
  await push(email);
  const again = await call("POST", "/Users", { userName: "ann", emails: [{ value: email }] });
  expect([again.status, again.body.scimType]).toEqual([409, "uniqueness"]);
});

it("recognizes once a worker starts who proved the address while none was running", async () => {
  const person = await server.signUpPerson(newEmail());
  const id = await push(person.email);
  const { deliveries } = server.services;
  await deliveries.stop(5_000);
  await prove(person.id);
  expect(await userOf(id)).toBeNull();
  deliveries.work();
  await vi.waitFor(async () => expect(await roleOf(person.id)).toBe("member"), patience);
});
