import { describe, expect, it, onTestFinished } from "vitest";
import { parseCertificate } from "#features/compliance/contract/erasures/certificate.ts";
import { parseNote } from "#features/compliance/contract/notes/signed-note.ts";
import { withErasures } from "#features/compliance/server/erasures/with-erasures.ts";
import { logSteps } from "#features/compliance/server/log/log-steps.ts";
import { sequenceAll } from "#features/compliance/server/log/testing/sequence-all.ts";
import { eraseRows } from "#platform/server/erasure/erase-rows.ts";
import { newId } from "#platform/server/ids.ts";
import { stageCertificates } from "../testing/stage-certificates.ts";

const { stage, erase, perform, certify, certificateOf, read, exportLog, verify } = stageCertificates({
  isWorker: false,
});
const host = "127.0.0.1";
const said = (certificate: string) => parseCertificate(parseNote(certificate)?.text ?? "");

/** Something that work in progress wrote, and a second pass that is killed after the batch which deletes it. */
async function writeAndErase(userId: string, erasureId: string): Promise<void> {
  await stage.world.look(
    "insert into run_chunks (workspace_id, run_id, first_seq, last_seq, user_id, lines) values ($1, $2, 1, 1, $1, 'x')",
    [userId, newId()],
  );
  const count = await eraseRows(stage.world.system, {
    ...{ table: "run_chunks", column: "user_id", isSuffix: false, hasWorkspace: true, limit: 10 },
    ...{ userId, erasureId },
  });
  expect(count).toBe(1);
}

describe("a second pass that is killed after it deleted something", () => {
  it("leads to another certificate when it is repeated and finds nothing more", async () => {
    const { userId } = (await stage.world.newPerson()).actor;
    const id = await erase(userId);
    await certify();
    const first = said(await certificateOf(id));
    await writeAndErase(userId, id);
    await certify();
    // It says nothing yet: no event tells of the row.
    expect(said(await certificateOf(id))).toEqual(first);
    await perform(userId, id, true);
    await certify();
    expect(said(await certificateOf(id))).toMatchObject({ version: 2, rows: (first?.rows ?? 0) + 1 });
    expect((await verify(await certificateOf(id), "--log", await exportLog())).code).toBe(0);
  });

  it("does not keep the first certificate from being issued", async () => {
    const { userId } = (await stage.world.newPerson()).actor;
    const id = await erase(userId);
    await writeAndErase(userId, id);
    await perform(userId, id, true);
    await certify();
    expect(said(await certificateOf(id))?.version).toBe(1);
    expect((await verify(await certificateOf(id), "--log", await exportLog())).code).toBe(0);
  });
});

it("hundreds of certificates that cannot be issued hold up no other", async () => {
  await stage.world.look(
    `insert into erasures (id, subject_id, kind, asked_by_type, asked_at, finished_at, is_due, noted_at, attempted_at)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, gen_random_uuid(), 'deleted', 'system', now(), now(),
       true, now(), now() - interval '1 minute' from generate_series(1, 150) n`,
  );
  const id = await erase((await stage.world.newPerson()).actor.userId);
  await certify();
  expect((await read(id)).certificate).not.toBeNull();
});

describe("a store of files that does not answer", () => {
  const never = () => new Promise<never>(() => undefined);
  /** What a worker does, with something of the store replaced. */
  function staged(replaced: Partial<typeof stage.world.services.blobs>) {
    const { services } = stage.world;
    const blobs = { ...services.blobs, ...replaced };
    const steps = withErasures({ ...services, blobs }, logSteps(services, host));
    onTestFinished(() => steps.stop());
    return steps;
  }

  it("stops neither the signing of the log nor the worker's end", async () => {
    const id = await erase((await stage.world.newPerson()).actor.userId);
    const steps = staged({ put: never, list: never, find: never });
    await sequenceAll(stage.world.services, host);
    await steps.publish();
    await steps.publish();
    expect((await read(id)).certificate).toBeNull();
    const begun = performance.now();
    await steps.stop();
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it("when it is asked for people who came back, keeps no erasure from its certificate", async () => {
    const id = await erase((await stage.world.newPerson()).actor.userId);
    const { services } = stage.world;
    const steps = staged({
      list: (folder, page) => (folder === "erasures/ledger" ? never() : services.blobs.list(folder, page)),
    });
    await sequenceAll(services, host);
    await steps.publish();
    await expect.poll(async () => (await read(id)).certificate, { timeout: 10_000 }).not.toBeNull();
  });
});
