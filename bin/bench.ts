import { existsSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./setup/root.ts";

/** npm run bench -- start: one measurement, with the baseline of the same run; `all` for those that the README shows. */
const [name, ...args] = process.argv.slice(2);
if (name === "all") {
  const { measureAll } = await import("../bench/figures/measure-all.ts");
  await measureAll(args);
  process.exit();
}
const file = join(root, "bench", `${name}.ts`);
if (!name || !existsSync(file)) {
  const names = globSync("bench/*.ts", { cwd: root }).map((path) => basename(path, ".ts"));
  console.error(
    `Say which one: ${names
      .sort()
      .map((known) => `npm run bench -- ${known}`)
      .join(", ")}`,
  );
  process.exit(1);
}
await import(pathToFileURL(file).href);
