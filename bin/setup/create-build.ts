import { existsSync, globSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hashChangedFiles } from "./hash-files.ts";
import { root } from "./root.ts";
import { runVisibly } from "./run-visibly.ts";
import { stamp } from "./stamp.ts";
import { underLock } from "./under-lock.ts";

export interface BuildOptions {
  name: string;
  /** Folders of `apps` that have a vite.config.ts, with what is said while they are built. */
  titles: Record<string, string>;
  /** Where everything lies that decides what is built. */
  sources: string[];
}

export interface Build {
  /**
   * Builds, if the sources have changed since the last time. Of several starts at once one builds and the others wait for
   * it; what was built before is there until the new one is whole.
   */
  run(): Promise<void>;
  /** Whether what is there was built from the sources as they are now. */
  isCurrent(): boolean;
}

/** What is built from sources into `dist/<part>`, one folder for each part. */
export function createBuild({ name, titles, sources }: BuildOptions): Build {
  const parts = Object.keys(titles).filter((part) => existsSync(configOf(part)));
  const built = stamp(`dist/.${name}-built-for`);
  const wanted = () => hashChangedFiles(name, sources);
  const isBuilt = (hash: string) => built.read() === hash && parts.every((part) => existsSync(placeOf(part)));

  async function build(hash: string) {
    discard();
    // A build may outlive its killed start, so it must not write into the next one's folder.
    const nextOf = (part: string) => `${placeOf(part)}-next-${process.pid}`;
    for (const part of parts) await buildPart(part, nextOf(part));
    built.clear();
    for (const part of parts) {
      const place = placeOf(part);
      if (existsSync(place)) renameSync(place, `${place}-last`);
      renameSync(nextOf(part), place);
    }
    built.write(hash);
    discard();
  }

  function buildPart(part: string, outDir: string) {
    const vite = ["node_modules/vite/bin/vite.js", "build", "--config", configOf(part)];
    return runVisibly({
      title: titles[part] ?? part,
      command: process.execPath,
      args: [...vite, "--outDir", outDir, "--logLevel", "warn"],
      // Overrides the caller's NODE_ENV. Otherwise React's development build, twice as large, would be used.
      environment: { NODE_ENV: "production" },
      remedy: "Correct the sources it names, then start again.",
    });
  }

  /** Removes leftovers of builds. */
  function discard() {
    for (const part of parts)
      for (const folder of globSync(`dist/${part}-{next-*,last}`, { cwd: root }))
        rmSync(join(root, folder), { recursive: true, force: true });
  }

  return {
    isCurrent: () => isBuilt(wanted()),
    async run() {
      if (parts.length === 0 || isBuilt(wanted())) return;
      await underLock(
        `build-${name}`,
        `Another start is building the ${name}; waiting for it ...`,
        async () => {
          const hash = wanted();
          if (!isBuilt(hash)) await build(hash);
        },
      );
    },
  };
}

function placeOf(part: string) {
  return join(root, "dist", part);
}

function configOf(part: string) {
  return join(root, "apps", part, "vite.config.ts");
}
