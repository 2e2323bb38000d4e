import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import { eraseAgain } from "#features/compliance/server/erasures/ledger/erase-returned.job.ts";
import {
  type LedgerEntry,
  ledgerFolder,
  noteEntry,
} from "#features/compliance/server/erasures/ledger/ledger.ts";
import { readLedger } from "#features/compliance/server/erasures/ledger/read-ledger.ts";
import { restartErasure } from "#features/compliance/server/erasures/ledger/restart-erasure.ts";
import { newId } from "#platform/server/ids.ts";
import { createSecrets } from "#platform/server/secrets/secrets.ts";
import { stageCertificates } from "../testing/stage-certificates.ts";

const { stage } = stageCertificates({ isWorker: false });
const host = "127.0.0.1";
const look = () => eraseAgain(stage.world.system, host);
const hasAccount = async (userId: string) =>
  (await stage.world.look("select from auth.users where id = $1 and deleted_at is null", [userId])).length >
  0;
const refusals = () =>
  stage.world.look<{ facts: object }>(
    `select convert_from(envelope, 'UTF8')::jsonb -> 'facts' as facts from audit_events
     where act = 'erasure.ledger_refused' order by number`,
  );
const stateOf = async (id: string) =>
  (
    await stage.world.look<{ waits_for: string | null }>("select waits_for from erasures where id = $1", [id])
  )[0]?.waits_for;

/** An entry about somebody who is here, as after a restore. */
async function newEntry(kind: LedgerEntry["kind"] = "deleted"): Promise<LedgerEntry> {
  const { userId } = (await stage.world.newPerson()).actor;
  const askedAt = new Date(Date.now() + 1_000).toISOString();
  return { id: crypto.randomUUID(), subjectId: userId, kind, askedBy: { type: "user", id: userId }, askedAt };
}
const put = (key: string, text: string) =>
  stage.world.services.blobs.put(`${ledgerFolder}/${key}`, Buffer.from(text), {
    ...{ contentType: "text/plain", isListed: true },
  });

beforeEach(async () => {
  const { blobs } = stage.world.services;
  for (const key of (await blobs.list(ledgerFolder)).keys) await blobs.delete(key);
});

describe("the ledger of erasures", () => {
  it("has its people erased again", async () => {
    const entry = await newEntry();
    await noteEntry(stage.world.services, host, entry);
    await look();
    expect(await hasAccount(entry.subjectId)).toBe(false);
  });

  it("says nothing that a master key did not seal: neither a forged nor a changed nor a damaged entry erases anybody", async () => {
    const [plain, sealed, moved] = [await newEntry(), await newEntry(), await newEntry()];
    const key = randomBytes(32).toString("base64");
    const secrets = createSecrets({ currentId: "k1", keys: { k1: key } });
    const { services } = stage.world;
    await put(plain.id, JSON.stringify({ ...plain, host }));
    await noteEntry({ ...services, secrets }, host, sealed);
    // One that is sealed right, for an erasure that it is not about.
    await noteEntry(services, host, moved);
    const { blobs } = services;
    const { stream } = await blobs.get(`${ledgerFolder}/${moved.id}`);
    await blobs.put(`${ledgerFolder}/${crypto.randomUUID()}`, stream, {
      contentType: "text/plain",
      isListed: true,
    });
    await blobs.delete(`${ledgerFolder}/${moved.id}`);
    await put(crypto.randomUUID(), "x".repeat(10_000));
    await put("none", "");
    // It is read to its end all the same.
    const good = await newEntry();
    await noteEntry(services, host, good);
    await look();
    for (const { subjectId } of [plain, sealed, moved]) expect(await hasAccount(subjectId)).toBe(true);
    expect(await hasAccount(good.subjectId)).toBe(false);
    expect((await refusals()).map(({ facts }) => facts)).toEqual([{ broken: 5, foreign: 0 }]);
    // Once a day.
    await look();
    expect(await refusals()).toHaveLength(1);
  });

  it("of another installation with the same keys and files erases nobody", async () => {
    const entry = await newEntry();
    await noteEntry(stage.world.services, "staging.example.com", entry);
    const refused = { broken: 0, foreign: 0 };
    expect(await Array.fromAsync(readLedger(stage.world.system, host, refused))).toEqual([]);
    expect(refused).toEqual({ broken: 0, foreign: 1 });
    await look();
    expect(await hasAccount(entry.subjectId)).toBe(true);
  });

  it("of this installation counts although it has moved to another host since", async () => {
    const entry = await newEntry();
    await noteEntry(stage.world.services, "before.example.com", entry);
    await stage.world.look(
      `insert into logs (id, workspace_id, generation, origin, opened_at, closed_at)
       values ($1, '00000000-0000-0000-0000-000000000000', -1, 'before.example.com/log/_meta/1', now(), now())`,
      [newId()],
    );
    await look();
    expect(await hasAccount(entry.subjectId)).toBe(false);
  });
});

describe("somebody who is to be erased again", () => {
  it("and is the only admin stays until somebody else is one, and the state says so", async () => {
    const entry = await newEntry();
    await stage.world.look("insert into user_roles (user_id, role, granted_at) values ($1, 'admin', now())", [
      entry.subjectId,
    ]);
    await noteEntry(stage.world.services, host, entry);
    await look();
    expect(await hasAccount(entry.subjectId)).toBe(true);
    expect(await stateOf(entry.id)).toBe("admin");
    await stage.world.look("insert into user_roles (user_id, role, granted_at) values ($1, 'admin', now())", [
      (await stage.world.newPerson()).actor.userId,
    ]);
    await look();
    expect(await hasAccount(entry.subjectId)).toBe(false);
  });

  it("and whose id another account has by now is left alone", async () => {
    const entry = await newEntry();
    await restartErasure(stage.world.system, entry);
    await stage.world.look("update auth.users set created_at = now() + interval '1 hour' where id = $1", [
      entry.subjectId,
    ]);
    await look();
    expect(await hasAccount(entry.subjectId)).toBe(true);
    expect(await stateOf(entry.id)).toBe("account");
  });

  it("and lost their name meanwhile is finished by a job of this erasure, not said to be finished", async () => {
    const entry = await newEntry("anonymized");
    await restartErasure(stage.world.system, entry);
    await deleteUser(stage.world.system, { id: entry.subjectId, isSoft: true });
    await look();
    const [row] = await stage.world.look("select finished_at, waits_for from erasures where id = $1", [
      entry.id,
    ]);
    expect(row).toEqual({ finished_at: null, waits_for: null });
    const jobs = await stage.world.look<{ data: object }>(
      "select data from pgboss.job where name = 'auth.erase_user' and data ->> 'erasureId' = $1 order by start_after",
      [entry.id],
    );
    expect(jobs.map(({ data }) => data)).toMatchObject([
      { isNameOnly: true, isAgain: false },
      { isNameOnly: true, isAgain: true },
    ]);
  });

  it("does not wait behind hundreds whom a hold keeps", async () => {
    await stage.world.look(
      `insert into erasures (id, subject_id, kind, asked_by_type, asked_at, restored_at, waits_for, noted_at, attempted_at)
       select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, gen_random_uuid(), 'anonymized', 'system', now(),
         now(), 'turn', now(), now() - interval '1 minute' from generate_series(1, 600) n`,
    );
    const entry = await newEntry();
    await restartErasure(stage.world.system, entry);
    await look();
    expect(await hasAccount(entry.subjectId)).toBe(false);
  });
});
