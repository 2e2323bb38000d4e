import { existsSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "./hash-files.ts";
import { root } from "./root.ts";
import { runVisibly } from "./run-visibly.ts";
import { stamp } from "./stamp.ts";

const sources = [
  "apps/web/**/*",
  "features/*/web/**/*",
  "features/*/contract/**/*",
  "platform/web/**/*",
  "platform/contract/**/*",
  "package-lock.json",
  "tsconfig.json",
];

/** Builds what browsers load, if its sources have changed since the last time. */
export async function buildWeb(): Promise<void> {
  if (!existsSync(join(root, "apps/web/vite.config.ts"))) return;
  const built = stamp("dist/.built-for");
  const wanted = hashFiles(sources);
  if (built.read() === wanted && existsSync(join(root, "dist/web"))) return;

  built.clear();
  await runVisibly({
    title: "Building the web application",
    command: process.execPath,
    args: [
      "node_modules/vite/bin/vite.js",
      "build",
      "--config",
      "apps/web/vite.config.ts",
      "--logLevel",
      "warn",
    ],
    remedy: "Correct the sources it names, then start again.",
  });
  built.write(wanted);
}
