import { writeFileSync } from "node:fs";
import { registerHooks } from "node:module";

/** A preload (`--import`) that writes the URLs of all loaded modules to the file MODULES_FILE on exit. */
const file = process.env.MODULES_FILE;
const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    if (!url.startsWith("node:")) loaded.add(url);
    return next(url, context);
  },
});
if (file) process.on("exit", () => writeFileSync(file, JSON.stringify([...loaded])));
