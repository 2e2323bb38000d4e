import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, inject } from "vitest";
import { eraseUser } from "#features/auth/server/closing/erase-user.ts";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import { issueCertificates } from "#features/compliance/server/erasures/certificates/issue-certificate.ts";
import { noteErasures } from "#features/compliance/server/erasures/ledger/note-erasures.ts";
import { readCertificate, readErasure } from "#features/compliance/server/erasures/read-erasure.ts";
import { planExport, writeExport } from "#features/compliance/server/log/export-log.ts";
import { publishCheckpoints } from "#features/compliance/server/log/publish-checkpoints.ts";
import { sequenceAll } from "#features/compliance/server/log/testing/sequence-all.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { type CommandWorld, createCommandWorld } from "./command-world.ts";

const host = "127.0.0.1";
const verifier = join(import.meta.dirname, "../../../features/compliance/server/verifier/verify-log.ts");

/** The whole product, with what an erasure needs to be certified, and the program that verifies it. */
export function stageCertificates(options: { isWorker?: boolean } = {}) {
  const stage = {} as { world: CommandWorld; folder: string };
  beforeAll(async () => {
    stage.world = await createCommandWorld(options);
    stage.folder = await mkdtemp(join(inject("filesFolder"), "certificates-"));
  });
  afterAll(() => stage.world[Symbol.asyncDispose]());

  const anybody = () => stage.world.as({ type: "anonymous" });

  /** Deletes an account, and does what its job does. */
  async function erase(userId: string, isSoft = false): Promise<string> {
    const { system } = stage.world;
    const erasureId = await deleteUser(system, { id: userId, isSoft });
    if (!isSoft) await perform(userId, erasureId);
    return erasureId;
  }
  const perform = (userId: string, erasureId: string, isAgain = false) =>
    eraseUser.perform(stage.world.system, { userId, erasureId, avatarId: null, isAgain });

  /** Gives events their places, signs, and issues what is due. */
  async function certify(): Promise<void> {
    const { services, system } = stage.world;
    await sequenceAll(services, host);
    await publishCheckpoints(services, host);
    await noteErasures(services, host);
    await issueCertificates(system);
  }

  async function exportLog(): Promise<string> {
    const { services } = stage.world;
    const planned = await planExport(services, installationWorkspaceId);
    const path = join(stage.folder, "log.tar");
    await writeFile(path, writeExport(services, planned));
    return path;
  }

  /** The same with the keys of the log, unless another is given. */
  async function verify(text: string, ...options: string[]): Promise<{ code: number; words: string }> {
    const { manifest } = await planExport(stage.world.services, installationWorkspaceId);
    const known = options.includes("--key") ? [] : manifest.logs.flatMap(({ keys }) => keys);
    return run(text, ...options, ...known.flatMap((key) => ["--key", key]));
  }

  /** Runs the program on a certificate. */
  async function run(text: string, ...options: string[]): Promise<{ code: number; words: string }> {
    const path = join(stage.folder, "certificate.txt");
    await writeFile(path, text);
    return promisify(execFile)(process.execPath, [verifier, path, ...options]).then(
      ({ stdout }) => ({ code: 0, words: stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, words: stdout }),
    );
  }

  const certificateOf = (id: string) => readCertificate(anybody(), id);
  const read = (id: string) => readErasure(anybody(), id);

  return { stage, anybody, erase, perform, certify, certificateOf, read, exportLog, verify, run };
}
