import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { avatarKey } from "#features/auth/server/account/avatar/avatar-blobs.ts";
import { cancelEmailChange } from "#features/auth/server/account/cancel-email-change.ts";
import { createUser } from "#features/auth/server/manage/create-user.ts";
import { manageUser } from "#features/auth/server/manage/manage-user.ts";
import { contactSubject } from "#features/auth/server/proofs/contact-subject.ts";
import { requestRecovery } from "#features/auth/server/proofs/request-recovery.ts";
import { signInWithProof } from "#features/auth/server/proofs/sign-in-with-proof.ts";
import { recordFailedSignIn } from "#features/auth/server/sessions/record-failed-sign-in.ts";
import { updateUser } from "#features/auth/server/users/update-user.ts";
import { openFields } from "#platform/server/audit/seal-fields.ts";
import { eraseRows } from "#platform/server/erasure/erase-rows.ts";
import { worldService } from "./testing/command-world.ts";
import { fillPersonalTables } from "./testing/fill-personal-tables.ts";
import { type Canary, stageErasure } from "./testing/stage-erasure.ts";

const staged = stageErasure();
const { newCanary, dump, linesOf, blobs, remove, performErasure, erasedEvents } = staged;

/** Columns that name somebody, and stay. */
const kept: Record<string, string> = {
  "public.audit_events.workspace_id": "the trail stays: ids that lead nowhere",
  "public.audit_events.actor_id": "the same",
  "public.audit_facets.workspace_id": "the same, for finding events",
  "public.audit_facets.actor_id": "the same",
  "public.logs.workspace_id": "the same, for proving them",
  "public.erasures.subject_id": "the proof of the erasure: an id that leads nowhere",
  "public.data_keys.workspace_id": "destroyed at the end of every erasure, after everything else",
  "public.data_keys.subject_id": "the same",
};

const qualified = (table: string) => (table.includes(".") ? table : `public.${table}`);
const tableOf = (line: string) => line.slice(0, line.indexOf(" "));

it("every column that names somebody is reached by an erasure, or said to stay", () => {
  expect(staged.schema.unreached.sort()).toEqual(Object.keys(kept).sort());
});

it("what modules declare exists", () => {
  expect(staged.schema.declared.size).toBeGreaterThan(7);
  for (const [name, { columns }] of staged.schema.declared) {
    const table = staged.schema.tables.find((found) => found.name === name);
    expect(table?.columns.map((column) => column.name)).toEqual(expect.arrayContaining(columns));
  }
});

describe("after an erasure", () => {
  let ann: Canary;
  let bob: Canary;
  beforeEach(async () => {
    [ann, bob] = [await newCanary(), await newCanary()];
  });

  it("nothing of the person is anywhere, and everything of others is as it was", async () => {
    const acme = randomUUID();
    await staged.world.look("insert into workspaces (id, name) values ($1, 'Acme')", [acme]);
    await fillPersonalTables(staged.client, staged.schema, ann, acme);
    const before = await dump();
    const theirs = linesOf(before, ann);
    for (const { name, columns } of staged.schema.tables) {
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
    const declared = new Set(staged.kept.flatMap(({ tables }) => tables.map(qualified)));
    const named = after.filter((line) => line.includes(ann.userId));
    expect(named.filter((line) => !declared.has(tableOf(line)))).toEqual([]);
    // The log of Bob's events grows meanwhile, and goes to its receivers.
    const rest = (lines: string[]) =>
      linesOf(lines, bob).filter(
        (line) => !/^public.(logs|log_checkpoints|audit_facets|event_sink_positions) /.test(line),
      );
    expect(rest(after)).toEqual(rest(before));
    expect(blobs().join("\n")).not.toContain(ann.canary);
    expect(blobs().join("\n")).toContain(bob.canary);
    expect(
      await staged.world.services.blobs.exists(avatarKey({ userId: ann.userId, id: ann.avatarId }, "small")),
    ).toBe(false);
  });

  it("the audit trail stands as it stood, and what it sealed opens no more", async () => {
    const { userId } = ann;
    const read = () =>
      staged.world.look<{ id: string; envelope: Buffer; sealed: Buffer | null }>(
        "select id, envelope, sealed from audit_events where workspace_id = $1 order by id",
        [userId],
      );
    const before = await read();
    const said = before.filter(({ sealed }) => sealed);
    const key = await staged.world.services.dataKeys.get(userId, userId, new Date());
    const open = ({ id, sealed }: (typeof said)[number], dataKey = key) =>
      openFields(sealed ?? Buffer.alloc(0), dataKey, `${id}/${userId}`);
    expect(said.length).toBeGreaterThan(2);
    expect(JSON.stringify(said.map((event) => open(event)))).toContain(ann.canary);

    await remove(ann);
    await performErasure(ann);

    expect((await read()).slice(0, before.length)).toEqual(before);
    expect(
      await staged.world.look("select from data_keys where workspace_id = $1 or subject_id = $1", [userId]),
    ).toEqual([]);
    const another = await staged.world.services.dataKeys.get(userId, userId, new Date());
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
    await staged.world.look("update auth.users set email_confirmed_at = now() where id = $1", [ann.userId]);
    await requestRecovery(staged.world.system, { service, email: ann.person.email, redirectTo: "" });
    const find = () =>
      staged.world.look<{ data_key_id: string }>(
        `select data_key_id from audit_events where act = 'user.recovery_requested'
           and convert_from(envelope, 'UTF8') like '%' || $1 || '%'`,
        [ann.userId],
      );
    const keys = () =>
      staged.world.look(
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
    const ask = (email: string) => requestRecovery(staged.world.system, { service, email, redirectTo: "" });
    await ask(first);
    await manageUser(staged.world.system, { service, id: userId, email: second, phone });
    await ask(second);
    await updateUser(person.ctx, { service, newEmail: third });
    await signInWithProof(staged.world.system, {
      ...{ service, type: "email_change" },
      shown: { code: "none", contact: { email: third } },
    }).catch(() => undefined);
    await cancelEmailChange(person.ctx, {});
    await manageUser(staged.world.system, { service, id: userId, phone: "491701112224" });
    // A former address is one that nobody has.
    const reason = "unknown_address";
    for (const email of [first, phone]) await recordFailedSignIn(staged.world.system, { email, reason });
    const subjects = [{ email: first }, { email: second }, { email: third }, { phone }].map(contactSubject);
    const keys = () =>
      staged.world.look("select distinct subject_id from data_keys where subject_id = any ($1)", [subjects]);
    expect(await keys()).toHaveLength(4);
    await remove(ann);
    expect(await keys()).toEqual([]);
    expect(await staged.world.look("select from auth.former_contacts where user_id = $1", [userId])).toEqual(
      [],
    );
  });

  it("an attempt that broke off is finished by the next, and a repetition finds nothing", async () => {
    await remove(ann);
    const table = { column: "workspace_id", isSuffix: false, hasWorkspace: true, userId: ann.userId };
    expect(await eraseRows(staged.world.system, { ...table, table: "conversations", limit: 1 })).toBe(1);
    await performErasure(ann);
    // As it is when its server is gone before it could say that it is done.
    await performErasure(ann);
    await performErasure(ann, true);
    expect(await erasedEvents(ann)).toHaveLength(1);
    for (const word of ann.words) expect((await dump()).filter((line) => line.includes(word))).toEqual([]);
  });

  it("what was written late goes an hour later", async () => {
    await remove(ann);
    await performErasure(ann);
    await staged.world.look(
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
    await createUser(staged.world.system, {
      id: ann.userId,
      email: ann.person.email,
      isEmailConfirmed: true,
    });
    await performErasure(ann, true);
    expect(await staged.world.look("select from data_keys where subject_id = $1", [ann.userId])).toHaveLength(
      1,
    );
  });
});
