import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { ArchiveManifest } from "#features/compliance/contract/archives/archive-manifest.ts";
import { requestOwnArchive } from "#features/compliance/server/archives/request-archive.ts";
import { fillPersonalTables } from "../testing/fill-personal-tables.ts";
import { type Canary, stageErasure } from "../testing/stage-erasure.ts";
import { takeArchive, textsIn } from "../testing/take-archive.ts";

const staged = stageErasure();
const { newCanary } = staged;

async function archiveOf({ person }: Canary) {
  // Messages that can be read.
  await staged.world.look(
    "update messages set parts = jsonb_build_array(jsonb_build_object('type', 'text', 'text', body)) where jsonb_typeof(parts) = 'object'",
  );
  return textsIn(await takeArchive(staged.world, await requestOwnArchive(person.ctx, undefined)));
}

const join = (workspaceId: string, { userId }: Canary) =>
  staged.world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'member')", [
    workspaceId,
    userId,
  ]);

it("an archive has what the person made in a workspace of others, and nothing that others made there", async () => {
  const [ann, bob] = [await newCanary(), await newCanary()];
  const acme = randomUUID();
  await staged.world.look("insert into workspaces (id, name) values ($1, 'Acme')", [acme]);
  for (const person of [ann, bob]) {
    await join(acme, person);
    await fillPersonalTables(staged.client, staged.schema, person, acme);
  }
  const files = await archiveOf(ann);
  const rows = (files.get("data/log_queries.jsonl") ?? "")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(rows.map(({ workspace_id }) => workspace_id)).toContain(acme);
  for (const [path, text] of files) {
    for (const word of [bob.userId, ...bob.words]) expect([path, text.includes(word)]).toEqual([path, false]);
  }
});

it("of a personal workspace in which somebody else works, an archive has the person's own rows alone", async () => {
  const [ann, bob] = [await newCanary(), await newCanary()];
  await join(ann.userId, bob);
  await fillPersonalTables(staged.client, staged.schema, bob, ann.userId);
  const files = await archiveOf(ann);
  for (const [path, text] of files) expect([path, text.includes(bob.canary)]).toEqual([path, false]);
  expect(files.get("data/conversations.jsonl")).toContain(ann.canary);
  expect(files.has("data/connections.jsonl")).toBe(false);
  const { leftOut }: ArchiveManifest = JSON.parse(files.get("manifest.json") ?? "");
  expect(leftOut.map(({ what }) => what)).toContain("settings and shared things of the personal workspace");
});
