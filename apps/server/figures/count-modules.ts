import { writeFileSync } from "node:fs";
import { registerHooks } from "node:module";

/** Loaded before a program (`--import`): writes the addresses of all modules into the file MODULES_FILE as it ends. */
const file = process.env.MODULES_FILE;
const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    if (!url.startsWith("node:")) loaded.add(url);
    return next(url, context);
  },
});
if (file) process.on("exit", () => writeFileSync(file, JSON.stringify([...loaded])));
