import { beforeAll, describe, expect, it } from "vitest";
import { PlaceHold } from "#features/compliance/contract/index.ts";
import { archiveAccess } from "#features/compliance/server/archives/archive.access.ts";
import { archivedOf } from "#features/compliance/server/archives/declared.ts";
import { leftOutOfHolds } from "#features/compliance/server/archives/hold/left-out-tables.ts";
import { readCatalogue } from "#features/compliance/server/archives/person/catalogue.repository.ts";
import { personalTables } from "#features/compliance/server/archives/person/personal-tables.ts";
import { requestArchiveOfHold } from "#features/compliance/server/archives/request-archive.ts";
import { placeHold } from "#features/compliance/server/holds/place-hold.ts";
import { query } from "#platform/server/command.ts";
import { stageErasure } from "../testing/stage-erasure.ts";
import { takeArchive, textsIn } from "../testing/take-archive.ts";

const staged = stageErasure();
let held: string[];
let personal: string[];
beforeAll(async () => {
  const { services, system } = staged.world;
  held = archivedOf(services).flatMap(({ heldTables = [] }) => heldTables);
  const catalogue = await query(system, archiveAccess.write, ({ db }) => readCatalogue(db));
  personal = personalTables(catalogue, services.erasable).map(({ name }) => name);
});

/** Somebody with rows in every table, who may still act, and the files of a package of a hold on them. */
async function packed() {
  const { world } = staged;
  const { canary, person } = await staged.newCanary();
  const { userId } = person.actor;
  await world.look("delete from auth.account_closures where user_id = $1", [userId]);
  await world.look(
    "update auth.users set suspended_at = null, banned_until = null, deleted_at = null where id = $1",
    [userId],
  );
  await world.look("update memberships set role = 'owner' where user_id = $1 and workspace_id = $1", [
    userId,
  ]);
  // Messages that can be read.
  await world.look(
    "update messages set parts = jsonb_build_array(jsonb_build_object('type', 'text', 'text', body)) where jsonb_typeof(parts) = 'object'",
  );
  const hold = PlaceHold.parse({ name: "A", reason: "B", subjects: [{ kind: "person", id: userId }] });
  const { id: holdId } = await placeHold(person.ctx, hold);
  return {
    userId,
    canary,
    files: textsIn(await takeArchive(world, await requestArchiveOfHold(person.ctx, { holdId }))),
  };
}

describe("a package of a legal hold", () => {
  it("has the rows of every table with data of people, or says why not", () => {
    expect([...held, ...leftOutOfHolds].toSorted()).toEqual(personal.toSorted());
  });

  it("has what somebody covered made beside chat and files, without the secrets in it", async () => {
    const { canary, userId, files } = await packed();
    const paths = [
      "tasks/tasks.jsonl",
      "mails/mail_drafts.jsonl",
      "mails/outgoing_mails.jsonl",
      "agents/agent_versions.jsonl",
      "triggers/triggers.jsonl",
      "triggers/trigger_firings.jsonl",
      "beside-conversations/public_links.jsonl",
      "beside-conversations/queued_messages.jsonl",
    ];
    for (const path of paths) expect([path, files.get(path)?.includes(canary)]).toEqual([path, true]);
    expect(files.get("agents/agents.jsonl")).toContain(userId);
    expect([...files.keys()].filter((path) => /^(recordings|screenshots)[/]/.test(path))).toHaveLength(2);
    expect(files.get("beside-conversations/public_links.jsonl")).not.toContain("token_digest");
    expect(
      JSON.parse(files.get("manifest.json") ?? "").leftOut.map(({ what }: { what: string }) => what),
    ).toContainEqual(expect.stringContaining("usage_ledger"));
  });

  it("has nothing of anybody else in these files", async () => {
    const bob = await staged.newCanary();
    const { files } = await packed();
    expect([...files].filter(([, text]) => text.includes(bob.canary)).map(([path]) => path)).toEqual([]);
  });
});
