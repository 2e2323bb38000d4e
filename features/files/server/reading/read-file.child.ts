import { readFile } from "node:fs/promises";
import { readContent } from "./read-content.ts";

/** A process of its own: what a hostile file breaks ends with it. */
process.once("message", async ({ path, name }: { path: string; name: string }) => {
  const outcome = await readContent(await readFile(path), name);
  process.send?.(outcome, () => process.exit(0));
});
