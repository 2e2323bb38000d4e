import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { publishCheckpoints } from "#features/compliance/server/log/publish-checkpoints.ts";
import { sequenceAll } from "#features/compliance/server/log/testing/sequence-all.ts";
import { stageCertificates } from "../testing/stage-certificates.ts";

const { stage, erase, certify, certificateOf, exportLog, verify } = stageCertificates({
  // The product's own worker would issue it as well.
  isWorker: false,
});
const program = join(
  import.meta.dirname,
  "../../../features/compliance/server/erasures/testing/issue-until-killed.ts",
);

it.each(["erasures", "erasure_certificates"])(
  "a certificate whose issuer is killed where it writes %s is issued once by the next one",
  async (table) => {
    const { world } = stage;
    const id = await erase((await world.newPerson()).actor.userId);
    await sequenceAll(world.services, "127.0.0.1");
    await publishCheckpoints(world.services, "127.0.0.1");
    const holder = new pg.Client(world.database.superuserConnection);
    await holder.connect();
    await holder.query(`begin; lock table ${table} in exclusive mode`);
    const { keyFile, database } = world;
    const options = { connection: database.appConnection, keyFile, dataDir: dirname(keyFile) };
    const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: "inherit" });
    onTestFinished(() => void child.kill("SIGKILL"));
    const blocked = () =>
      world.look("select from pg_locks where not granted and relation = $1::regclass", [table]);
    await expect.poll(blocked, { timeout: 30_000 }).not.toEqual([]);
    child.kill("SIGKILL");
    await once(child, "exit");
    await holder.query("rollback");
    await holder.end();

    await Promise.all([certify(), certify()]);
    const issued = await world.look<{ version: number }>(
      "select version from erasure_certificates where erasure_id = $1",
      [id],
    );
    expect(issued).toEqual([{ version: 1 }]);
    expect((await verify(await certificateOf(id), "--log", await exportLog())).code).toBe(0);
  },
);
