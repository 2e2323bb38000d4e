import { existsSync, globSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "./hash-files.ts";
import { root } from "./root.ts";
import { runVisibly } from "./run-visibly.ts";
import { stamp } from "./stamp.ts";
import { underLock } from "./under-lock.ts";

const sources = [
  "apps/web/**/*",
  "features/*/web/**/*",
  "features/*/contract/**/*",
  "platform/web/**/*",
  "platform/contract/**/*",
  "package-lock.json",
  "tsconfig.json",
];

/**
 * Builds what browsers load, if its sources have changed since the last time. Of several starts at once one builds and
 * the others wait for it; what was built before is there until the new one is whole.
 */
export async function buildWeb(): Promise<void> {
  if (!existsSync(join(root, "apps/web/vite.config.ts"))) return;
  if (isBuilt(hashFiles(sources))) return;
  await underLock("build", "Another start is building the web application; waiting for it ...", async () => {
    const wanted = hashFiles(sources);
    if (!isBuilt(wanted)) await build(wanted);
  });
}

/** Whether what browsers load was built from the sources as they are now. */
export function isWebCurrent(): boolean {
  return isBuilt(hashFiles(sources));
}

const built = stamp("dist/.built-for");
const place = join(root, "dist/web");

function isBuilt(wanted: string) {
  return built.read() === wanted && existsSync(place);
}

async function build(wanted: string) {
  // A build outlives the start that was killed over it, so it must not write into the next one.
  const [next, last] = [`${place}-next-${process.pid}`, `${place}-last`];
  discard();
  const vite = ["node_modules/vite/bin/vite.js", "build", "--config", "apps/web/vite.config.ts"];
  await runVisibly({
    title: "Building the web application",
    command: process.execPath,
    args: [...vite, "--outDir", next, "--logLevel", "warn"],
    remedy: "Correct the sources it names, then start again.",
  });
  built.clear();
  if (existsSync(place)) renameSync(place, last);
  renameSync(next, place);
  built.write(wanted);
  discard();
}

/** Removes what builds left over. */
function discard() {
  for (const folder of globSync("dist/web-{next-*,last}", { cwd: root }))
    rmSync(join(root, folder), { recursive: true, force: true });
}
