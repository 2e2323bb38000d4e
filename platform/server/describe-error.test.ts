import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "./log.ts";
import { createTestDatabase, type TestDatabase } from "./testing/create-test-database.ts";

/** What a person wrote, and nobody may find in a log. */
const canary = "Grüße an den Betriebsrat";

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.superuserConnection);
  await client.connect();
  await client.query(
    `create table notes (id int primary key, text text unique, at timestamptz, short varchar(5),
       check (text <> '' and length(text) < 60))`,
  );
  await client.query("insert into notes (id, text) values (1, $1)", [canary]);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

function logged(err: unknown) {
  const lines: string[] = [];
  createLogger("info", { write: (line) => void lines.push(line) }).error({ err }, "it failed");
  const [line = ""] = lines;
  return { line, err: JSON.parse(line).err };
}

const failureOf = (perform: () => unknown) =>
  Promise.resolve()
    .then(perform)
    .then(
      () => expect.unreachable("It did not fail."),
      (error: unknown) => error as Error,
    );

describe("the log of an error", () => {
  it.each([
    ["a key that exists", "23505", `insert into notes (id, text) values (2, $1)`, canary],
    ["a check", "23514", `insert into notes (id, text) values (2, $1)`, canary.repeat(3)],
    ["a row without a key", "23502", `insert into notes (text) values ($1)`, `${canary}!`],
    ["a value of another type", "22P02", `select $1::uuid`, canary],
    ["JSON that is none", "22P02", `select $1::jsonb`, canary],
    ["a date that is none", "22007", `update notes set at = $1::text::timestamptz`, canary],
    ["a text that is too long", "22001", `update notes set short = $1::text`, canary],
    ["what a function raises", "P0001", `select raise_about($1)`, canary],
  ])(
    "of the database about %s holds its code and nothing that a person wrote",
    async (_what, code, sql, value) => {
      await client.query(`create or replace function raise_about(text) returns void language plpgsql as
      $$ begin raise exception 'Not %', $1; end $$`);
      const error = await failureOf(() => client.query(sql, [value]));
      const wrapped = new Error("The note could not be kept.", { cause: error });
      for (const thrown of [error, wrapped]) expect(logged(thrown).line).not.toContain("Betriebsrat");
      expect(logged(error).err).toMatchObject({ type: "DatabaseError", code });
      expect(logged(wrapped).err).toMatchObject({ message: wrapped.message, cause: { code } });
    },
  );

  it("of the database names the table and the constraint, and says where in the program", async () => {
    const error = await failureOf(() =>
      client.query("insert into notes (id, text) values (3, $1)", [canary]),
    );
    expect(logged(error).err).toEqual({
      type: "DatabaseError",
      message: expect.stringContaining("unique constraint"),
      code: "23505",
      constraint: "notes_text_key",
      table: "notes",
      stack: expect.stringMatching(/^ {4}at /),
    });
  });

  it("of reading JSON does not quote it", async () => {
    const error = await failureOf(() => JSON.parse(canary));
    expect(error.message).toContain("Gr");
    const { line, err } = logged(error);
    expect(line).not.toContain("Grü");
    expect(err).toEqual({ type: "SyntaxError", stack: expect.any(String) });
  });

  it("of a model's call holds neither the prompt nor the answer that it carries", () => {
    const error = Object.assign(new Error("Overloaded"), {
      requestBodyValues: { messages: [{ content: canary }] },
      responseBody: canary,
      status: 529,
    });
    expect(logged(error).line).not.toContain(canary);
    expect(logged(error).err).toMatchObject({ message: "Overloaded", status: 529 });
    const quoting = Object.assign(new Error(`JSON parsing failed: Text: ${canary}`), {
      name: "AI_JSONParseError",
    });
    expect(logged(quoting).line).not.toContain(canary);
  });

  it("also when its message has the form of a stack", () => {
    const message = `One\n    at ${canary} (file.ts:1:1)`;
    expect(logged(Object.assign(new Error(message), { name: "ZodError" })).line).not.toContain(canary);
  });

  it("that was turned into a text, or thrown as one, holds nothing of the text", async () => {
    const error = await failureOf(() => client.query(`select $1::uuid`, [canary]));
    expect(String(error)).toContain("Betriebsrat");
    for (const thrown of [String(error), error.message, canary, { detail: canary }, [canary]]) {
      expect(logged(thrown).line).not.toContain("Betriebsrat");
    }
    expect(logged(canary).err).toEqual({ type: "string" });
  });

  it("ends with causes that go round", () => {
    const error = new Error("one");
    error.cause = new Error("two", { cause: error });
    expect(logged(error).line.length).toBeLessThan(20_000);
  });
});
