import { beforeEach, describe, expect, it } from "vitest";
import { eraseUser } from "#features/auth/server/closing/erase-user.ts";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import { deleteConversation } from "#features/chat/server/delete-conversation.ts";
import type { PlaceHold } from "#features/compliance/contract/index.ts";
import { archiveFiles } from "#features/compliance/server/archives/archive-files.ts";
import { downloadArchive } from "#features/compliance/server/archives/download-archive.ts";
import { requestArchiveOfHold } from "#features/compliance/server/archives/request-archive.ts";
import { tidyArchives } from "#features/compliance/server/archives/tidy-archives.ts";
import { writeArchive } from "#features/compliance/server/archives/write-archive.job.ts";
import { releaseHold } from "#features/compliance/server/holds/release-hold.ts";
import { logAccess } from "#features/compliance/server/log/log.access.ts";
import { publishCheckpoints } from "#features/compliance/server/log/publish-checkpoints.ts";
import { restoreLog } from "#features/compliance/server/log/restore-log.ts";
import { findRestoredNumber } from "#features/compliance/server/log/sequencer.repository.ts";
import { sequenceAll } from "#features/compliance/server/log/testing/sequence-all.ts";
import { query } from "#platform/server/command.ts";
import { stageHolds } from "../testing/stage-holds.ts";
import { takeArchive, textsIn, verifyZip } from "../testing/take-archive.ts";

const { stage, join, converse, hold, onPerson, remove } = stageHolds();
let bobs: string;
let anns: string;
beforeEach(async () => {
  [bobs, anns] = [await converse(stage.bob), await converse(stage.ann)];
});

const linesIn = (text = "") =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Waits until the newest log of the workspace is signed, by whichever of two that sign at once. */
async function signed() {
  const { world, workspaceId } = stage;
  const unsigned = async () => {
    await sequenceAll(world.services, "127.0.0.1");
    await publishCheckpoints(world.services, "127.0.0.1");
    return world.look(
      `select from (select * from logs where workspace_id = $1 order by generation desc limit 1) l
       where not exists (select from log_checkpoints c where c.log_id = l.id and c.size >= l.size)`,
      [workspaceId],
    );
  };
  await expect.poll(unsigned, { timeout: 10_000 }).toEqual([]);
}

async function packed(wanted: Partial<PlaceHold>) {
  const { id: holdId } = await hold(wanted);
  // A worker of its own may write the package as soon as it is asked for.
  await signed();
  const zip = await takeArchive(stage.world, await requestArchiveOfHold(stage.ann.at, { holdId }));
  return { zip, files: textsIn(zip), holdId };
}

describe("the package of a legal hold", () => {
  it("has the hold, its conversations to read and as data, and how each answer came about", async () => {
    const { files } = await packed(onPerson(stage.bob));
    expect(JSON.parse(files.get("hold.json") ?? "")).toMatchObject({
      name: "Acme v. Widget",
      reason: "Claim of 3 May",
      subjects: [{ kind: "person", id: stage.bob.actor.userId }],
      covers: "only what is in this workspace",
    });
    expect(files.get(`conversations/${bobs}.md`)).toContain("What is 12 * 12?");
    expect(JSON.parse(files.get(`conversations/${bobs}.json`) ?? "").messages).toHaveLength(2);
    const run = [...files].find(([path]) => path.startsWith(`runs/${bobs}/`))?.[1];
    expect(linesIn(run).map(({ table }) => table)).toEqual(expect.arrayContaining(["runs", "run_steps"]));
  });

  it("has every step of a long run, and no column that archives leave out", async () => {
    const [{ id: runId } = { id: "" }] = await stage.world.look<{ id: string }>(
      "select id from runs where host_id = $1",
      [bobs],
    );
    await stage.world.look(
      `insert into run_steps select added.* from (select * from run_steps where run_id = $1 order by number limit 1) s,
         generate_series(1, 90) n,
         jsonb_populate_record(null::run_steps,
           to_jsonb(s) || jsonb_build_object('id', gen_random_uuid(), 'number', 100 + n, 'step_key', 'added:' || n)) added`,
      [runId],
    );
    const { files } = await packed(onPerson(stage.bob));
    const rows = linesIn(files.get(`runs/${bobs}/${runId}.jsonl`));
    const numbers = rows.filter(({ table }) => table === "run_steps").map(({ row }) => row.number);
    expect(new Set(numbers.filter((number) => number > 100)).size).toBe(90);
    const calls = rows.filter(({ table }) => table === "tool_calls");
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter(({ row }) => "tool_hash" in row)).toEqual([]);
  });

  it("has nothing of anybody else", async () => {
    const { files } = await packed(onPerson(stage.bob));
    for (const [path, text] of files) expect([path, `${path}${text}`.includes(anns)]).toEqual([path, false]);
  });

  it("has nothing from outside of its period", async () => {
    const { world, bob } = stage;
    const later = await converse(bob);
    await world.look(
      "update conversations set created_at = '2020-05-01', updated_at = '2020-05-02' where id = $1",
      [bobs],
    );
    const { files } = await packed({
      ...onPerson(bob),
      madeFrom: "2020-05-01T00:00:00Z",
      madeUntil: "2020-06-01T00:00:00Z",
    });
    expect(files.has(`conversations/${bobs}.md`)).toBe(true);
    expect([...files].filter(([path, text]) => `${path}${text}`.includes(later))).toEqual([]);
    expect(linesIn(files.get("events.jsonl"))).toEqual([]);
  });

  it("has what was deleted and is kept by the hold alone", async () => {
    await deleteConversation(stage.bob.at, { id: bobs });
    const { files } = await packed(onPerson(stage.bob));
    expect(files.get(`conversations/${bobs}.md`)).toContain("What is 12 * 12?");
  });

  it("has the events with their proofs, who asked for it, and verifies offline", async () => {
    const { zip, files, holdId } = await packed(onPerson(stage.bob));
    const events = linesIn(files.get("events.jsonl"));
    expect(events.length).toBeGreaterThan(2);
    expect(events.every(({ envelope }) => JSON.stringify(envelope).includes(stage.bob.actor.userId))).toBe(
      true,
    );
    const custody = linesIn(files.get("custody.jsonl")).map(({ envelope }) => envelope.act);
    expect(custody).toEqual(["hold.placed", "archive.package_requested", "archive.begun"]);
    expect(files.get("custody.jsonl")).toContain(holdId);
    const { code, said } = await verifyZip(zip);
    expect(said).toContain(`All ${events.length} events stand in a log that a key of yours signed.`);
    expect(said).toMatch(/PASS {2}The archive is what was signed/);
    expect(code).toBe(0);
  });
});

describe("attempts to delete what a legal hold keeps", () => {
  const targetsIn = (text: string | undefined) =>
    linesIn(text)
      .filter(({ envelope }) => envelope.act === "hold.refused_deletion")
      .map(({ envelope }) => envelope.tgt[0].id);

  it("are in its custody and among its events, also of what was made in an earlier period", async () => {
    const { world, ann, bob } = stage;
    await world.look(
      "update conversations set created_at = '2020-05-01', updated_at = '2020-05-02' where id = $1",
      [bobs],
    );
    const period = { madeFrom: "2020-05-01T00:00:00Z", madeUntil: "2020-06-01T00:00:00Z" };
    const { id: holdId } = await hold({ ...onPerson(bob), ...period });
    await expect(deleteConversation(bob.at, { id: bobs })).rejects.toMatchObject({ code: "hold.standing" });
    await expect(remove(bob)).rejects.toThrow();
    const files = textsIn(await takeArchive(world, await requestArchiveOfHold(ann.at, { holdId })));
    expect(targetsIn(files.get("custody.jsonl"))).toEqual([bobs, bob.actor.userId]);
    expect(targetsIn(files.get("events.jsonl"))).toEqual([bobs, bob.actor.userId]);
  });

  it("are not there where another hold refused them", async () => {
    const { world, ann, bob } = stage;
    await hold(onPerson(bob));
    const { id: holdId } = await hold({ subjects: [{ kind: "conversation", id: anns }] });
    await expect(deleteConversation(bob.at, { id: bobs })).rejects.toMatchObject({ code: "hold.standing" });
    await expect(deleteConversation(ann.at, { id: anns })).rejects.toMatchObject({ code: "hold.standing" });
    const files = textsIn(await takeArchive(world, await requestArchiveOfHold(ann.at, { holdId })));
    expect(targetsIn(files.get("custody.jsonl"))).toEqual([anns]);
  });
});

describe("the package of a legal hold after a restore", () => {
  it("has proofs of the log that was closed and of the next one, and verifies by the key of the next one", async () => {
    const { world, ann, bob } = stage;
    const { id: holdId } = await hold(onPerson(bob));
    await signed();
    const number = await query(world.system, logAccess.restore, ({ db }) => findRestoredNumber(db));
    await restoreLog(world.system, { reason: "moved_database", host: "127.0.0.1", seenNumber: number });
    await converse(bob);
    await signed();
    const zip = await takeArchive(world, await requestArchiveOfHold(ann.at, { holdId }));
    const files = textsIn(zip);
    const origins = new Set(files.get("events.tlog-proof")?.match(/127[.]0[.]0[.]1\/log\/\S+Z$/gm));
    expect(origins.size).toBe(2);
    const { code, said } = await verifyZip(zip);
    expect([code, said]).toEqual([0, expect.stringMatching(/PASS {2}The archive is what was signed/)]);
    const { keys } = JSON.parse(files.get("manifest.json") ?? "");
    expect(keys.length).toBeGreaterThanOrEqual(2);
    const byKey = await verifyZip(zip, ["--key", keys.at(-1)]);
    expect([byKey.code, byKey.said]).toEqual([
      0,
      expect.stringContaining("stand in a log that a key of yours signed"),
    ]);
    expect((await verifyZip(zip, ["--key", keys[0]])).code).toBe(1);
  });
});

describe("the package of a legal hold that was released", () => {
  it("is refused for download, and goes with the next tidying", async () => {
    const { world, ann } = stage;
    const { id: holdId } = await hold(onPerson(stage.bob));
    const row = await requestArchiveOfHold(ann.at, { holdId });
    await takeArchive(world, row);
    await releaseHold(ann.at, { id: holdId });
    await expect(downloadArchive(ann.at, row)).rejects.toMatchObject({ code: "hold.over" });
    await tidyArchives.perform(world.system, {});
    expect(await world.look("select from archives where id = $1", [row.id])).toEqual([]);
    expect(await world.services.blobs.exists(archiveFiles.keyOf(row))).toBe(false);
  });

  it("goes with the erasure of whom it covered", async () => {
    const { world, ann, bob } = stage;
    const { id: holdId } = await hold(onPerson(bob));
    const row = await requestArchiveOfHold(ann.at, { holdId });
    await takeArchive(world, row);
    await releaseHold(ann.at, { id: holdId });
    const { userId } = bob.actor;
    const erasureId = await deleteUser(world.system, { id: userId, isSoft: false });
    await eraseUser.perform(world.system, { userId, erasureId, avatarId: null, isAgain: false });
    expect(await world.look("select from archives where id = $1", [row.id])).toEqual([]);
    expect(await world.services.blobs.exists(archiveFiles.keyOf(row))).toBe(false);
  });

  it("is not written", async () => {
    const { world, ann } = stage;
    const { id: holdId } = await hold(onPerson(stage.bob));
    const row = await requestArchiveOfHold(ann.at, { holdId });
    await world.look("update archives set state = 'waiting' where id = $1", [row.id]);
    await releaseHold(ann.at, { id: holdId });
    await writeArchive.perform(world.system, { workspaceId: row.workspace_id, id: row.id });
    const [found] = await world.look("select problem from archives where id = $1", [row.id]);
    expect(found).toEqual({ problem: "not_permitted" });
  });
});

describe("asking for the package of a legal hold", () => {
  it("names in the log whom the hold names, and whose its conversations and agents are", async () => {
    const { ann, bob, world } = stage;
    const carol = await join("member");
    const of = {
      subjects: [{ kind: "conversation" as const, id: bobs }, ...(onPerson(carol).subjects ?? [])],
    };
    const { id: holdId } = await hold(of);
    await takeArchive(world, await requestArchiveOfHold(ann.at, { holdId }));
    const rows = await world.look<{ act: string; people: string[] }>(
      `select act, array(
         select t ->> 'id' from jsonb_array_elements(convert_from(envelope, 'UTF8')::jsonb -> 'tgt') t
         where t ->> 't' = 'user' order by 1) as people
       from audit_events where workspace_id = $1 and act = 'archive.package_requested' and actor_id = $2 order by number`,
      [stage.workspaceId, ann.actor.userId],
    );
    const people = [bob, carol].map(({ actor }) => actor.userId).sort();
    expect(rows).toEqual([{ act: "archive.package_requested", people }]);
  });

  it("is refused to auditors", async () => {
    const auditor = await join("auditor");
    const { id: holdId } = await hold(onPerson(stage.bob));
    await expect(requestArchiveOfHold(auditor.at, { holdId })).rejects.toMatchObject({ status: 403 });
  });

  it("is refused to members, and to owners of other workspaces", async () => {
    const { id: holdId } = await hold(onPerson(stage.bob));
    await expect(requestArchiveOfHold(stage.bob.at, { holdId })).rejects.toMatchObject({ status: 403 });
    await expect(requestArchiveOfHold(stage.bob.ctx, { holdId })).rejects.toMatchObject({
      code: "hold.not_found",
    });
  });

  it("is refused once the hold is released", async () => {
    const { id: holdId } = await hold(onPerson(stage.bob));
    await releaseHold(stage.ann.at, { id: holdId });
    await expect(requestArchiveOfHold(stage.ann.at, { holdId })).rejects.toMatchObject({ code: "hold.over" });
  });
});
