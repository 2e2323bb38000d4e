import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../../..");

/** Imports every file that declares a command, even those no module imports. Returns their paths. */
export async function loadCommands(): Promise<string[]> {
  const declaring = globSync("{apps,features,platform}/**/*.ts", { cwd: root })
    .filter((path) => !/[.]test[.]ts$|[/]testing([/]|[.]ts$)|platform[/]server[/]command[.]ts$/.test(path))
    .filter((path) => /= command\(/.test(readFileSync(join(root, path), "utf8")));
  for (const path of declaring) await import(/* @vite-ignore */ join(root, path));
  return declaring;
}
