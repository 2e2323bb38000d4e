import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseUser } from "#features/auth/server/closing/erase-user.ts";
import { removeUser } from "#features/auth/server/closing/remove-user.ts";
import { createUser } from "#features/auth/server/manage/create-user.ts";
import { PlaceHold } from "#features/compliance/contract/index.ts";
import { eraseAgain } from "#features/compliance/server/erasures/ledger/erase-returned.job.ts";
import { withErasures } from "#features/compliance/server/erasures/with-erasures.ts";
import { placeHold } from "#features/compliance/server/holds/place-hold.ts";
import { releaseHold } from "#features/compliance/server/holds/release-hold.ts";
import { logSteps } from "#features/compliance/server/log/log-steps.ts";
import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { backUp } from "../testing/backups.ts";
import { stageCertificates } from "../testing/stage-certificates.ts";

const { stage, erase, certify, certificateOf, read, exportLog, verify } = stageCertificates({
  // Nothing happens between two steps of a test.
  isWorker: false,
});
let client: pg.Client;
let count = 0;

beforeAll(async () => {
  client = new pg.Client({ ...stage.world.database.superuserConnection, options: "-c app.audit_exempt=on" });
  await client.connect();
});
afterAll(() => client.end());

const hasAccount = async (userId: string) =>
  (await stage.world.look("select from auth.users where id = $1 and deleted_at is null", [userId])).length >
  0;
const stateOf = async (id: string) =>
  (
    await stage.world.look<{ waits_for: string | null }>("select waits_for from erasures where id = $1", [id])
  )[0];
const backup = () => {
  count += 1;
  return backUp(client, `backup_${count}`);
};
const acts = (id: string) =>
  stage.world
    .look<{ act: string }>(
      "select act from audit_events where act like 'erasure.%' and convert_from(envelope, 'UTF8') like $1 order by number",
      [`%${id}%`],
    )
    .then((rows) => rows.map(({ act }) => act));

/** As a closed account that lost its name meanwhile is deleted when it is due. */
const removeNameless = command("test.remove_nameless", unrestricted, (ctx, { userId }: { userId: string }) =>
  removeUser(ctx, { id: userId, raw_app_meta_data: {} }),
);

/** What a worker does that starts on the restored database. */
async function startWorker(): Promise<void> {
  const steps = withErasures(stage.world.services, logSteps(stage.world.services, "127.0.0.1"));
  await steps.prepare();
  await steps.publish();
  await steps.followed();
}

describe("a backup from before an erasure", () => {
  it("brings the person back for moments: they are erased again, and the canary is nowhere", async () => {
    const { userId } = (await stage.world.newPerson()).actor;
    await stage.world.look(
      `insert into run_chunks (workspace_id, run_id, first_seq, last_seq, user_id, lines)
       values ($1, $2, 1, 1, $1, 'canary-in-a-backup')`,
      [userId, newId()],
    );
    const restore = await backup();
    const id = await erase(userId);
    await certify();
    const first = await certificateOf(id);
    await restore();
    expect(await hasAccount(userId)).toBe(true);
    expect(await stage.world.look("select from run_chunks where lines like 'canary-in%'")).toHaveLength(1);
    // Known to nobody but the files.
    expect(await stage.world.look("select from erasures where id = $1", [id])).toEqual([]);
    expect(await certificateOf(id)).toBe(first);
    await startWorker();
    expect(await hasAccount(userId)).toBe(false);
    const [job] = await stage.world.look<{ data: { userId: string; erasureId: string } }>(
      "select data from pgboss.job where name = $1 and data ->> 'userId' = $2 order by created_on desc limit 1",
      [eraseUser.name, userId],
    );
    expect(job?.data.erasureId).toBe(id);
    await eraseUser.perform(stage.world.system, { userId, erasureId: id, avatarId: null, isAgain: false });
    await certify();
    const again = await certificateOf(id);
    expect(again).toMatch(/^restored 2/m);
    // The database knew of no certificate; the one that was given out is still kept.
    expect(again).toMatch(/^version 2$/m);
    const kept = await stage.world.services.blobs.get(`erasures/certificates/${id}/1`);
    expect(await text(kept.stream)).toBe(first);
    expect((await verify(again, "--log", await exportLog())).code).toBe(0);
    expect(await acts(id)).toEqual([
      "erasure.taken_up_again",
      "erasure.begun_again",
      "erasure.certificate_issued",
    ]);
    expect(await stage.world.look("select from run_chunks where lines like 'canary-in%'")).toEqual([]);
  });

  it("brings back whoever was anonymized, who is made nameless again", async () => {
    const { actor, email } = await stage.world.newPerson();
    const restore = await backup();
    const id = await erase(actor.userId, true);
    await certify();
    await restore();
    expect(await hasAccount(actor.userId)).toBe(true);
    await startWorker();
    expect(await stage.world.look("select from auth.users where email = $1", [email])).toEqual([]);
    expect((await read(id)).kind).toBe("anonymized");
  });

  it("brings back a nameless account that was deleted whole later, which is deleted again", async () => {
    const { userId } = (await stage.world.newPerson()).actor;
    const anonymized = await erase(userId, true);
    await certify();
    const restore = await backup();
    await removeNameless(stage.world.system, { userId });
    await certify();
    await restore();
    expect(await stage.world.look("select from auth.users where id = $1", [userId])).toHaveLength(1);
    await startWorker();
    expect(await stage.world.look("select from auth.users where id = $1", [userId])).toEqual([]);
    expect(await acts(anonymized)).not.toContain("erasure.taken_up_again");
  });

  it("with a legal hold defers it, which the log says once, until the hold ends", async () => {
    const { ctx, actor } = await stage.world.newPerson();
    const colleague = await stage.world.newPerson();
    await stage.world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner')", [
      actor.workspaceId,
      colleague.actor.userId,
    ]);
    const wanted = PlaceHold.parse({ name: "Acme v. Widget", reason: "A claim", isWhole: true });
    const hold = await placeHold(ctx, wanted);
    const restore = await backup();
    await releaseHold(ctx, hold);
    const id = await erase(actor.userId);
    await certify();
    await restore();
    await startWorker();
    await eraseAgain(stage.world.system, "127.0.0.1");
    expect(await hasAccount(actor.userId)).toBe(true);
    expect(await stateOf(id)).toEqual({ waits_for: "hold" });
    expect(await acts(id)).toEqual(["erasure.taken_up_again", "erasure.waits"]);
    await releaseHold(ctx, hold);
    await eraseAgain(stage.world.system, "127.0.0.1");
    expect(await hasAccount(actor.userId)).toBe(false);
  });

  it("that does not have the person changes nothing, and neither does an account made later under the id", async () => {
    const { actor, email } = await stage.world.newPerson();
    const id = await erase(actor.userId);
    await certify();
    await createUser(stage.world.system, { id: actor.userId, email, isEmailConfirmed: true });
    await stage.world.look("delete from erasures where id = $1", [id]);
    await startWorker();
    expect(await hasAccount(actor.userId)).toBe(true);
    expect(await stage.world.look("select from erasures where id = $1", [id])).toEqual([]);
  });
});
