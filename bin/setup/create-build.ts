import { existsSync, globSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hashChangedFiles } from "./hash-files.ts";
import { root } from "./root.ts";
import { runVisibly } from "./run-visibly.ts";
import { stamp } from "./stamp.ts";
import { underLock } from "./under-lock.ts";

export interface BuildOptions {
  name: string;
  /** Parts: folders of `apps`, each with its progress message. Those without a vite.config.ts are skipped. */
  titles: Record<string, string>;
  /** Every file and folder that affects the build. */
  sources: string[];
}

export interface Build {
  /**
   * Builds if the sources have changed since the last build. Of concurrent starts one builds and the others
   * wait. The previous build stays in place until the new one is complete. Throws SetupError.
   */
  run(): Promise<void>;
  /** Whether the build matches the current sources. */
  isCurrent(): boolean;
}

/** A build of sources into `dist/<part>`, one folder per part. */
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

  /** Removes folders of interrupted and previous builds. */
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
