import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { eraseAgain } from "#features/compliance/server/erasures/ledger/erase-returned.job.ts";
import { erasuresCli } from "#features/compliance/server/erasures/ledger/erasures-cli.ts";
import { stageCertificates } from "../testing/stage-certificates.ts";

const { stage, erase } = stageCertificates();

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await erasuresCli(args, stage.world.system, (line) => lines.push(line));
  return { code, text: lines.join("\n") };
}

it("a list that was kept apart erases again whoever is back", async () => {
  const { actor, email } = await stage.world.newPerson();
  const id = await erase(actor.userId);
  const { text: list } = await run("list");
  expect(list).toContain(id);
  expect(list).not.toContain(email);
  const path = join(stage.folder, "erased.jsonl");
  await writeFile(path, list);
  expect(await run("repeat", path)).toEqual({ code: 0, text: "Nobody of the list is here." });

  // As database and files from an older backup would be: they know nothing of the erasure.
  await stage.world.look("delete from erasures where id = $1", [id]);
  await stage.world.look(
    "insert into auth.users (id, email, created_at, updated_at) values ($1, $2, now() - interval '1 day', now())",
    [actor.userId, email],
  );
  expect((await run("repeat", path)).text).toContain("1 of the list are here again.");
  await eraseAgain(stage.world.system, "127.0.0.1");
  expect(await stage.world.look("select from auth.users where id = $1", [actor.userId])).toEqual([]);
});

it("says what is no list, and knows no other command", async () => {
  const path = join(stage.folder, "none.txt");
  await writeFile(path, "no list\n");
  expect(await run("repeat", path)).toMatchObject({
    code: 1,
    text: expect.stringContaining("is no list of erasures"),
  });
  expect((await run("forget")).code).toBe(2);
  expect((await run("repeat")).code).toBe(2);
});
