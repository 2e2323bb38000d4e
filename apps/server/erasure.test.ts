import { randomBytes, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { avatarKey, storeAvatar } from "#features/auth/server/account/avatar/avatar-blobs.ts";
import { setAvatar } from "#features/auth/server/account/avatar/set-avatar.ts";
import { cancelEmailChange } from "#features/auth/server/account/cancel-email-change.ts";
import { eraseUser } from "#features/auth/server/closing/erase-user.ts";
import { createUser } from "#features/auth/server/manage/create-user.ts";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import { manageUser } from "#features/auth/server/manage/manage-user.ts";
import { contactSubject } from "#features/auth/server/proofs/contact-subject.ts";
import { requestRecovery } from "#features/auth/server/proofs/request-recovery.ts";
import { signInWithProof } from "#features/auth/server/proofs/sign-in-with-proof.ts";
import { recordFailedSignIn } from "#features/auth/server/sessions/record-failed-sign-in.ts";
import { updateUser } from "#features/auth/server/users/update-user.ts";
import { sendMessage } from "#features/chat/server/send-message.ts";
import { openFields } from "#platform/server/audit/seal-fields.ts";
import { eraseRows } from "#platform/server/erasure/erase-rows.ts";
import { newId } from "#platform/server/ids.ts";
import { readTables } from "#platform/server/testing/sample-row.ts";
import { type CommandWorld, createCommandWorld, type Person, worldService } from "./testing/command-world.ts";
import { type CanaryPerson, fillPersonalTables } from "./testing/fill-personal-tables.ts";
import { type PersonalSchema, readPersonalSchema } from "./testing/personal-tables.ts";

/** Columns that name somebody, and stay. */
const kept: Record<string, string> = {
  "public.audit_events.workspace_id": "the trail stays: ids that lead nowhere",
  "public.audit_events.actor_id": "the same",
  "public.data_keys.workspace_id": "destroyed at the end of every erasure, after everything else",
  "public.data_keys.subject_id": "the same",
};

let world: CommandWorld;
let client: pg.Client;
let schema: PersonalSchema;

beforeAll(async () => {
  world = await createCommandWorld();
  client = new pg.Client({ ...world.database.superuserConnection, options: "-c app.audit_exempt=on" });
  await client.connect();
  // Rows stand for themselves while they are made.
  await client.query("set session_replication_role = replica");
  schema = await readPersonalSchema(client, world.services.erasable);
});
afterAll(async () => {
  await client.end();
  await world[Symbol.asyncDispose]();
});

it("every column that names somebody is reached by an erasure, or said to stay", () => {
  expect(schema.unreached.sort()).toEqual(Object.keys(kept).sort());
});

it("what modules declare exists", () => {
  expect(schema.declared.size).toBeGreaterThan(7);
  for (const [name, { columns }] of schema.declared) {
    const table = schema.tables.find((found) => found.name === name);
    expect(table?.columns.map((column) => column.name)).toEqual(expect.arrayContaining(columns));
  }
});

interface Canary extends CanaryPerson {
  person: Person;
  avatarId: string;
  /** All that says who it is. */
  words: string[];
}

/** A person with a picture, a conversation, and rows in every table. */
async function newCanary(): Promise<Canary> {
  const canary = `canary-${randomBytes(6).toString("hex")}`;
  const text = `${canary}: what is 12 * 12?`;
  const { person } = await world.answered(text);
  const { userId } = person.actor;
  const avatarId = newId();
  const picture = Buffer.from(canary);
  await storeAvatar(world.services.blobs, { userId, id: avatarId }, { small: picture, large: picture });
  await setAvatar(world.system, { userId, id: avatarId });
  await world.look("update auth.users set raw_user_meta_data = $2 where id = $1", [
    userId,
    { name: `${canary} Holt` },
  ]);
  await fillPersonalTables(client, schema, { userId, canary });
  return { userId, canary, person, avatarId, words: [canary, person.email, text] };
}

/** Every row of every table, as text. */
async function dump(): Promise<string[]> {
  const tables = await readTables(client, ["public", "auth", "pgboss"]);
  const lines: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ line: string }>(
      `select '${name} ' || t::text as line from ${name} t order by 1`,
    );
    lines.push(...rows.map(({ line }) => line));
  }
  return lines;
}

function blobs(): string[] {
  const folder = join(dirname(world.keyFile), "blobs");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
}

const linesOf = (lines: string[], { userId, words }: Canary) =>
  lines.filter((line) => [userId, ...words].some((word) => line.includes(word)));

/** The jobs of the erasure, as a worker performs them. */
async function performErasure({ userId }: Canary, isAgain = false): Promise<void> {
  const [job] = await world.look<{ data: object }>(
    `select data from pgboss.job where name = $1 and data ->> 'userId' = $2 and (data ->> 'isAgain')::boolean = $3`,
    [eraseUser.name, userId, isAgain],
  );
  await eraseUser.perform(world.system, eraseUser.payload.parse(job?.data));
}
const erasedEvents = ({ userId }: Canary) =>
  world.look<{ facts: { rows: number; keys: number; again: boolean } }>(
    `select convert_from(envelope, 'UTF8')::jsonb -> 'facts' as facts from audit_events
     where act = 'user.erased' and workspace_id = $1 order by id`,
    [userId],
  );
const remove = ({ userId }: Canary) => deleteUser(world.system, { id: userId, isSoft: false });

describe("after an erasure", () => {
  let ann: Canary;
  let bob: Canary;
  beforeEach(async () => {
    [ann, bob] = [await newCanary(), await newCanary()];
  });

  it("nothing of the person is anywhere, and everything of others is as it was", async () => {
    const acme = randomUUID();
    await world.look("insert into workspaces (id, name) values ($1, 'Acme')", [acme]);
    await fillPersonalTables(client, schema, ann, acme);
    const before = await dump();
    const theirs = linesOf(before, ann);
    for (const { name, columns } of schema.tables) {
      // Codes of a factor are but hashes; they go with it.
      const says = columns.some(({ type, allowed }) => /^(text|jsonb)$/.test(type) && allowed.length === 0);
      if (says)
        expect(
          theirs.filter((line) => line.startsWith(`${name} `)),
          name,
        ).not.toEqual([]);
    }
    expect(theirs.filter((line) => line.includes(acme)).length).toBeGreaterThan(5);
    for (const word of ann.words) expect(before.join("\n")).toContain(word);
    expect(blobs().join("\n")).toContain(ann.canary);

    await remove(ann);
    await performErasure(ann);

    const after = await dump();
    for (const word of ann.words) expect(after.filter((line) => line.includes(word))).toEqual([]);
    const named = after.filter((line) => line.includes(ann.userId));
    expect(named.filter((line) => !/^(public.audit_events|pgboss[.])/.test(line))).toEqual([]);
    expect(linesOf(after, bob)).toEqual(linesOf(before, bob));
    expect(blobs().join("\n")).not.toContain(ann.canary);
    expect(blobs().join("\n")).toContain(bob.canary);
    expect(
      await world.services.blobs.exists(avatarKey({ userId: ann.userId, id: ann.avatarId }, "small")),
    ).toBe(false);
  });

  it("the audit trail stands as it stood, and what it sealed opens no more", async () => {
    const { userId } = ann;
    const read = () =>
      world.look<{ id: string; envelope: Buffer; sealed: Buffer | null }>(
        "select id, envelope, sealed from audit_events where workspace_id = $1 order by id",
        [userId],
      );
    const before = await read();
    const said = before.filter(({ sealed }) => sealed);
    const key = await world.services.dataKeys.get(userId, userId, new Date());
    const open = ({ id, sealed }: (typeof said)[number], dataKey = key) =>
      openFields(sealed ?? Buffer.alloc(0), dataKey, `${id}/${userId}`);
    expect(said.length).toBeGreaterThan(2);
    expect(JSON.stringify(said.map((event) => open(event)))).toContain(ann.canary);

    await remove(ann);
    await performErasure(ann);

    expect((await read()).slice(0, before.length)).toEqual(before);
    expect(
      await world.look("select from data_keys where workspace_id = $1 or subject_id = $1", [userId]),
    ).toEqual([]);
    const another = await world.services.dataKeys.get(userId, userId, new Date());
    // What key objects hold, toEqual does not see.
    expect(another.key.equals(key.key)).toBe(false);
    expect(another.id).not.toBe(key.id);
    for (const event of said) expect(() => open(event, another)).toThrow();
    const [{ facts } = { facts: undefined }] = await erasedEvents(ann);
    expect(facts).toMatchObject({ keys: 1, again: false });
    expect(facts?.rows).toBeGreaterThan(8);
  });

  it("what the installation's trail sealed about the address opens no more either", async () => {
    const service = worldService;
    // What proved nothing is sent nothing where the account has proved something else.
    await world.look("update auth.users set email_confirmed_at = now() where id = $1", [ann.userId]);
    await requestRecovery(world.system, { service, email: ann.person.email, redirectTo: "" });
    const find = () =>
      world.look<{ data_key_id: string }>(
        `select data_key_id from audit_events where act = 'user.recovery_requested'
           and convert_from(envelope, 'UTF8') like '%' || $1 || '%'`,
        [ann.userId],
      );
    const keys = () =>
      world.look(
        "select from data_keys k join audit_events e on e.data_key_id = k.id where e.data_key_id = $1",
        [event?.data_key_id],
      );
    const [event] = await find();
    expect(await keys()).not.toEqual([]);
    await remove(ann);
    expect(await keys()).toEqual([]);
  });

  it("nor does what it sealed about addresses and numbers that the person had or asked for before", async () => {
    const { userId, person } = ann;
    const service = { ...worldService, settings: { ...worldService.settings, isPhoneEnabled: true } };
    const first = person.email;
    const [second, third, phone] = [`second-${first}`, `third-${first}`, "491701112223"];
    const ask = (email: string) => requestRecovery(world.system, { service, email, redirectTo: "" });
    const wished = { service, userId, sessionId: person.actor.sessionId };
    await ask(first);
    await manageUser(world.system, { service, id: userId, email: second, phone });
    await ask(second);
    await updateUser(world.system, { ...wished, newEmail: third });
    await signInWithProof(world.system, {
      ...{ service, type: "email_change" },
      shown: { code: "none", contact: { email: third } },
    }).catch(() => undefined);
    await cancelEmailChange(world.system, { userId });
    await manageUser(world.system, { service, id: userId, phone: "491701112224" });
    // A former address is one that nobody has.
    const reason = "unknown_address";
    for (const email of [first, phone]) await recordFailedSignIn(world.system, { email, reason });
    const subjects = [{ email: first }, { email: second }, { email: third }, { phone }].map(contactSubject);
    const keys = () =>
      world.look("select distinct subject_id from data_keys where subject_id = any ($1)", [subjects]);
    expect(await keys()).toHaveLength(4);
    await remove(ann);
    expect(await keys()).toEqual([]);
    expect(await world.look("select from auth.former_contacts where user_id = $1", [userId])).toEqual([]);
  });

  it("an attempt that broke off is finished by the next, and a repetition finds nothing", async () => {
    await remove(ann);
    const table = { column: "workspace_id", isSuffix: false, hasWorkspace: true, userId: ann.userId };
    expect(await eraseRows(world.system, { ...table, table: "conversations", limit: 1 })).toBe(1);
    await performErasure(ann);
    await performErasure(ann, true);
    expect(await erasedEvents(ann)).toHaveLength(1);
    for (const word of ann.words) expect((await dump()).filter((line) => line.includes(word))).toEqual([]);
  });

  it("what was written late goes an hour later", async () => {
    await remove(ann);
    await performErasure(ann);
    await world.look(
      `insert into run_chunks (workspace_id, run_id, first_seq, last_seq, user_id, lines) values ($1, $2, 1, 1, $1, $3)`,
      [ann.userId, randomUUID(), ann.canary],
    );
    await performErasure(ann, true);
    expect((await dump()).filter((line) => line.includes(ann.canary))).toEqual([]);
    expect((await erasedEvents(ann)).map(({ facts }) => facts)).toMatchObject([
      { again: false },
      { again: true, rows: 1 },
    ]);
  });

  it("an account that a program made anew under the same id is left alone", async () => {
    await remove(ann);
    await performErasure(ann);
    await createUser(world.system, { id: ann.userId, email: ann.person.email, isEmailConfirmed: true });
    await performErasure(ann, true);
    expect(await world.look("select from data_keys where subject_id = $1", [ann.userId])).toHaveLength(1);
  });
});

it("of an account deleted in name only stays what the person made, and a row that names nobody", async () => {
  const ann = await newCanary();
  const { userId } = ann;
  const acme = randomUUID();
  await world.look("insert into workspaces (id, name) values ($1, 'Acme')", [acme]);
  await fillPersonalTables(client, schema, ann, acme);
  await deleteUser(world.system, { id: userId, isSoft: true });
  const after = await dump();
  const tables = linesOf(after, ann).map((line) => line.split(" ")[0] ?? "");
  // Content, ids that lead nowhere, what was agreed with nobody named, and what is the workspace's.
  const allowed =
    /^(public[.](audit_events|conversations|messages|runs?_?\w*|tool_calls|memberships|workspaces|directory_groups|provisioning_keys|legal_acceptances|user_roles|user_voice_settings)|auth[.]users|pgboss[.]\w+)$/;
  expect(tables.filter((name) => !allowed.test(name))).toEqual([]);
  expect(tables).toContain("public.conversations");
  const of = (name: string) => linesOf(after, ann).filter((line) => line.startsWith(`${name} `));
  for (const word of [ann.person.email, ann.canary]) {
    for (const name of ["auth.users", "public.memberships", "public.workspaces"]) {
      expect(of(name).join("\n")).not.toContain(word);
    }
  }
  expect(after.filter((line) => line.includes(ann.person.email))).toEqual([]);
  expect(
    await world.look("select from data_keys where workspace_id = $1 or subject_id = $1", [userId]),
  ).toEqual([]);
  await world.look(
    "insert into outgoing_messages (id, channel, kind, recipient, user_id) values ($1, 'mail', 'late', $2, $3)",
    [newId(), ann.person.email, userId],
  );
  await performErasure(ann, true);
  expect((await dump()).filter((line) => line.includes(ann.person.email))).toEqual([]);
  expect(await world.look("select from conversations where user_id = $1", [userId])).not.toEqual([]);
});

it("a person whose account is closing begins no new work, and is told how to go on", async () => {
  const { actor } = await world.newPerson();
  const closing = world.as({ ...actor, isClosing: true });
  const message = { id: newId(), text: "Hello", modelId: "builtin", timeZone: "UTC" };
  const sending = sendMessage(closing, { ...message, conversationId: newId(), isNewConversation: true });
  await expect(sending).rejects.toMatchObject({ code: "run.account_closing", status: 409 });
  expect(await world.look("select from messages where user_id = $1", [actor.userId])).toEqual([]);
});
