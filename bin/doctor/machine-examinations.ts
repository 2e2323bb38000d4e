import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import type { Config } from "#platform/server/config/config.ts";
import { openDataFolder } from "#platform/server/data-folder/open-data-folder.ts";
import { findRunningServer } from "#platform/server/data-folder/running-server.ts";
import { claimPort } from "../../apps/server/start/claim-port.ts";
import { isWebCurrent } from "../setup/build-web.ts";
import { isInstalled } from "../setup/is-installed.ts";
import type { Examination } from "./examination.ts";
import { examineBrowser } from "./examine-browser.ts";
import { examineKeys } from "./examine-keys.ts";

/** Examines Node, dependencies, the web build, disk, data folder and port. */
export function machineExaminations(config: Config, root: string): Examination[] {
  return [
    {
      name: "Node",
      examine: () => `${process.version} for ${process.platform} ${process.arch}`,
      fix: "Install Node 24.",
    },
    {
      name: "Dependencies",
      examine() {
        if (!isInstalled()) throw new Error("They are not those of the lock file.");
        return "as in the lock file";
      },
      fix: "npm start installs them.",
    },
    {
      name: "Web application",
      examine() {
        if (!existsSync(join(root, "dist/web"))) throw new Error("It has not been built.");
        return isWebCurrent() ? "built" : "built from earlier sources; the next start builds it anew";
      },
      fix: "npm start builds it.",
    },
    {
      name: "Data folder",
      async examine() {
        (await openDataFolder(config.dataDir, { isExclusive: false })).close();
        const { bavail, bsize } = await statfs(config.dataDir);
        return `${config.dataDir}, ${((bavail * bsize) / 1e9).toFixed(1)} GB free`;
      },
      fix: "Set DATA_DIR to a folder of this user.",
    },
    {
      name: "Keys",
      examine: () => examineKeys(join(config.dataDir, "keys.json")),
      fix: "Bring keys.json back from a backup: without it nothing that was encrypted can be read.",
    },
    {
      name: "Files",
      examine: () => examineFiles(config),
      fix: "Correct S3_URL, or let this user write to the folder blobs in DATA_DIR.",
    },
    {
      name: "Server",
      examine: () => examineServer(config),
      fix: "Restart the server; its log tells what is wrong.",
    },
    {
      name: "Chromium",
      examine: () => examineBrowser(),
      fix: "Correct CHROMIUM_PATH, and allow user namespaces for its sandbox.",
    },
  ];
}

const filesTimeoutMs = 10_000;

async function examineFiles(config: Config) {
  const blobs = createBlobs(config);
  const written = "written by the doctor";
  const probe = async () => {
    await blobs.put(probeKey, Buffer.from(written), { contentType: "text/plain" });
    const read = await text((await blobs.get(probeKey)).stream);
    await blobs.delete(probeKey);
    if (read !== written) throw new Error("What was read is not what was written.");
  };
  await Promise.race([
    probe(),
    setTimeout(filesTimeoutMs, undefined, { ref: false }).then(() => {
      throw new Error("The store did not answer in time.");
    }),
  ]);
  return `${config.s3Url ? "the bucket of S3_URL" : join(config.dataDir, "blobs")} can be written and read`;
}

const probeKey = "doctor/probe";

async function examineServer({ dataDir, host, port, publicUrl }: Config) {
  const server = findRunningServer(dataDir);
  const url = server?.url ?? publicUrl;
  const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
  if (reply?.ok) return `running and ready at ${url}`;
  if (reply) throw new Error(`It runs at ${url} and is not ready: ${readReasons(await reply.text())}`);
  if (server) throw new Error(`It runs as process ${server.pid} and does not answer at ${url}.`);
  return `not running; port ${await claimPort(host, port)} is free`;
}

/** The unhealthy parts in a reply of /readyz, in words. */
function readReasons(body: string) {
  try {
    const { parts } = JSON.parse(body) as { parts: { name: string; isHealthy: boolean; reason?: string }[] };
    const ill = parts.filter(({ isHealthy }) => !isHealthy);
    return ill.map(({ name, reason = "not healthy" }) => `${name}: ${reason}`).join(" ");
  } catch {
    return body.slice(0, 200);
  }
}
