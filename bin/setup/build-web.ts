import { existsSync, globSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "./hash-files.ts";
import { root } from "./root.ts";
import { runVisibly } from "./run-visibly.ts";
import { stamp } from "./stamp.ts";
import { underLock } from "./under-lock.ts";

const sources = [
  "apps/web/**/*",
  "apps/landing/**/*",
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
  if (parts.length === 0) return;
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

/** The application, and the landing page with what the server renders it with. */
const parts = ["web", "landing"].filter((part) => existsSync(configOf(part)));

function isBuilt(wanted: string) {
  return built.read() === wanted && parts.every((part) => existsSync(placeOf(part)));
}

async function build(wanted: string) {
  discard();
  // A build outlives the start that was killed over it, so it must not write into the next one.
  const nextOf = (part: string) => `${placeOf(part)}-next-${process.pid}`;
  for (const part of parts) await buildPart(part, nextOf(part));
  built.clear();
  for (const part of parts) {
    const place = placeOf(part);
    if (existsSync(place)) renameSync(place, `${place}-last`);
    renameSync(nextOf(part), place);
  }
  built.write(wanted);
  discard();
}

function buildPart(part: string, outDir: string) {
  const vite = ["node_modules/vite/bin/vite.js", "build", "--config", configOf(part)];
  return runVisibly({
    title: part === "web" ? "Building the web application" : "Building the landing page",
    command: process.execPath,
    args: [...vite, "--outDir", outDir, "--logLevel", "warn"],
    // Of whoever starts this: with another one, React comes with what its developers need, twice as large.
    environment: { NODE_ENV: "production" },
    remedy: "Correct the sources it names, then start again.",
  });
}

/** Removes what builds left over. */
function discard() {
  for (const folder of globSync("dist/{web,landing}-{next-*,last}", { cwd: root }))
    rmSync(join(root, folder), { recursive: true, force: true });
}

function placeOf(part: string) {
  return join(root, "dist", part);
}

function configOf(part: string) {
  return join(root, "apps", part, "vite.config.ts");
}
