import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import { expect, inject } from "vitest";
import { archiveFiles } from "#features/compliance/server/archives/archive-files.ts";
import { writeArchive } from "#features/compliance/server/archives/write-archive.job.ts";
import { publishCheckpoints } from "#features/compliance/server/log/publish-checkpoints.ts";
import { sequenceAll } from "#features/compliance/server/log/testing/sequence-all.ts";
import type { FileKey } from "#platform/server/background-files/background-files.ts";
import type { CommandWorld } from "./command-world.ts";

const host = "127.0.0.1";
const verifier = join(import.meta.dirname, "../../../features/compliance/server/verifier/verify-log.ts");

/** Signs the log, and writes an archive as a worker does. The bytes of its zip. */
export async function takeArchive(world: CommandWorld, key: FileKey): Promise<Uint8Array> {
  await sequenceAll(world.services, host);
  await publishCheckpoints(world.services, host);
  await writeArchive.perform(world.system, { workspaceId: key.workspace_id, id: key.id });
  const [row] = await world.look("select state, problem from archives where id = $1", [key.id]);
  expect(row).toEqual({ state: "ready", problem: null });
  const { stream } = await world.services.blobs.get(archiveFiles.keyOf(key));
  return Buffer.concat(await stream.toArray());
}

/** The files of a zip as text, by path. */
export function textsIn(zip: Uint8Array): Map<string, string> {
  const entries = Object.entries(unzipSync(zip));
  return new Map(entries.map(([path, bytes]) => [path, Buffer.from(bytes).toString("latin1")]));
}

/** What the offline verifier says about an archive. */
export async function verifyZip(
  zip: Uint8Array,
  options: readonly string[] = [],
): Promise<{ code: number; said: string }> {
  const folder = await mkdtemp(join(inject("filesFolder"), "archive-"));
  const path = join(folder, "archive.zip");
  await writeFile(path, zip);
  return promisify(execFile)(process.execPath, [verifier, path, ...options]).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
}
