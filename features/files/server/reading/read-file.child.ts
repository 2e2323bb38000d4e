import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { readContent } from "./read-content.ts";

/**
 * A process of its own: what a hostile file breaks ends with it. The file is its open file 4. It starts for each file, so it
 * loads no schema, and a library only for the kind of file that needs it.
 */
process.once("message", async ({ name }: { name: string }) => {
  const content = await buffer(createReadStream("", { fd: 4 }));
  const outcome = await readContent(content, name);
  process.send?.(outcome, () => process.exit(0));
});
