import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { migrate, readMigrations } from "#platform/server/db/migrate.ts";
import { newId } from "#platform/server/ids.ts";

const { superuserConnection, ownerConnection, appConnection } = inject("postgres");
const database = `test_${randomBytes(6).toString("hex")}`;
const person = newId();
const conversation = newId();
const other = newId();

/** What a database holds whose labels are still to come: minutes of a conversation, and what a tool answered. */
const turns = [
  { minute: 1, trust: "organization" },
  { minute: 2, trust: "untrusted" },
  { minute: 3, trust: null },
];

beforeAll(async () => {
  await ask(superuserConnection, `create database ${database} owner ${ownerConnection.user}`);
  const migrations = await readMigrations();
  const place = migrations.findIndex(({ name }) => name.endsWith("_labels.sql"));
  const connection = { ...ownerConnection, database };
  await migrate(connection, appConnection.user, migrations.slice(0, place));
  await fill();
  await migrate(connection, appConnection.user);
});
afterAll(() => ask(superuserConnection, `drop database ${database} with (force)`));

async function ask(connection: pg.ClientConfig, text: string, values: unknown[] = []) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const here = (text: string, values: unknown[] = []) =>
  ask({ ...superuserConnection, database }, text, values);

async function fill() {
  for (const id of [conversation, other]) {
    await here("insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $1, 'A')", [
      person,
      id,
    ]);
  }
  for (const { minute, trust } of turns) await fillTurn(conversation, minute, trust);
  await fillTurn(other, 4, null);
}

async function fillTurn(conversationId: string, minute: number, trust: string | null) {
  const [run, step, answer] = [newId(), newId(), newId()];
  await here(
    `insert into messages (workspace_id, id, conversation_id, user_id, role, status, run_id, created_at)
     select $1, x.id::uuid, $2, $1, x.role, 'complete', x.run::uuid, make_timestamptz(2026, 1, 1, 0, $3, 0)
     from (values ($4, 'user', null), ($5, 'assistant', $6)) as x (id, role, run)`,
    [person, conversationId, minute, newId(), answer, run],
  );
  await here(
    `insert into runs (workspace_id, id, user_id, host, host_id, message_id, status)
     values ($1, $2, $1, 'conversation', $3, $4, 'succeeded')`,
    [person, run, conversationId, answer],
  );
  await here(
    `insert into run_steps (workspace_id, id, run_id, user_id, number, attempt, model, status)
     values ($1, $2, $3, $1, 1, 1, '{}', 'succeeded')`,
    [person, step, run],
  );
  if (!trust) return;
  await here(
    `insert into tool_calls (workspace_id, id, run_id, step_id, conversation_id, user_id, tool_name, input, effect,
       output_trust, status) values ($1, $2, $3, $4, $5, $1, 'x', '{}', 'read', $6, 'succeeded')`,
    [person, newId(), run, step, conversationId, trust],
  );
}

const readersIn = (id: string) => [`conversation:${id}`];
const own = readersIn(conversation);

describe("what was written before there were labels", () => {
  const readersOf = (minute: number) => readersIn(minute === 4 ? other : conversation);

  it("is for those who read the conversation, and from outside from the first answer on for which outside text was read", async () => {
    const rows = await here(
      "select extract(minute from created_at)::int as minute, role, integrity, readers from messages order by 1, 2 desc",
    );
    const expected = [1, 2, 3, 4].flatMap((minute) => [
      { minute, role: "user", integrity: "user", readers: readersOf(minute) },
      {
        ...{ minute, role: "assistant", readers: readersOf(minute) },
        integrity: minute === 2 || minute === 3 ? "untrusted" : "user",
      },
    ]);
    expect(rows).toEqual(expected);
  });

  it("labels steps as their answers, and what a tool answered by where that came from", async () => {
    const steps = await here(
      "select s.integrity, s.readers from run_steps s join messages m using (run_id) order by m.created_at",
    );
    expect(steps).toEqual(
      ["user", "untrusted", "untrusted", "user"].map((integrity, index) => ({
        integrity,
        readers: readersOf(index + 1),
      })),
    );
    const calls = await here(
      "select output_trust, integrity, result_integrity, readers, result_readers from tool_calls order by 1",
    );
    const readers = { readers: own, result_readers: own };
    expect(calls).toEqual([
      { output_trust: "organization", integrity: "user", result_integrity: "user", ...readers },
      { output_trust: "untrusted", integrity: "untrusted", result_integrity: "untrusted", ...readers },
    ]);
  });

  it("is followed by nothing without a label: what names none is anyone's, and nobody may read it", async () => {
    await here(
      `insert into messages (workspace_id, id, conversation_id, user_id, role, status)
       values ($1, $2, $3, $1, 'user', 'complete')`,
      [person, newId(), conversation],
    );
    expect(await here("select integrity, readers from messages order by created_at desc limit 1")).toEqual([
      { integrity: "untrusted", readers: ["nobody"] },
    ]);
    await expect(here("update messages set integrity = 'fine'")).rejects.toThrow("messages_integrity_check");
  });
});
