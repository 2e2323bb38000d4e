import { sql } from "kysely";
import { expect, it } from "vitest";
import { query } from "../command.ts";
import { createTestServer } from "./create-test-server.ts";
import { recordStatements } from "./record-statements.ts";

it("records what is done within it, and nothing of what others run at the same time", async () => {
  await using server = await createTestServer({ modules: [] });
  const ask = (text: string) => query(server.system, ({ db }) => sql`select ${text}::text`.execute(db));
  let isOver = false;
  const others = (async () => {
    while (!isOver) await ask("other");
  })();
  const texts = await recordStatements(() => ask("own"));
  isOver = true;
  await others;
  expect(texts.filter((text) => text.includes("::text"))).toHaveLength(1);
  expect(texts.at(-1)).toBe("commit");
});
