import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "name-sources-"));
  writeFileSync(
    join(folder, "price.ts"),
    "export function price(text: string): number {\n  // A comment.\n  if (!text) throw new Error('No price.');\n  return 1;\n}\n",
  );
  writeFileSync(join(folder, "start.ts"), "export { price } from './price.ts';\n");
  await build({
    root: folder,
    logLevel: "silent",
    build: {
      ssr: join(folder, "start.ts"),
      sourcemap: true,
      outDir: join(folder, "built"),
      rollupOptions: { output: { entryFileNames: "start.js" } },
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The trace of a failure in the built file. */
function trace(beforeFailure = ""): string {
  const built = pathToFileURL(join(folder, "built/start.js")).href;
  const program = `
    import { rmSync } from "node:fs";
    import { nameSources } from "${join(import.meta.dirname, "name-sources.ts")}";
    const { price } = await import("${built}");
    nameSources("${built}");
    ${beforeFailure}
    try { price(""); } catch (error) { console.log(error.stack); }`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: folder,
    encoding: "utf8",
  }).stdout;
}

it("traces name the source and its line, under the name of the failure", () => {
  expect(trace()).toMatch(/^Error: No price\.\n {4}at price \(price\.ts:3\)/);
});

it("traces name the built file when its map cannot be read", () => {
  expect(trace(`rmSync("${join(folder, "built/start.js.map")}");`)).toMatch(
    /^Error: No price\.\n {4}at price \(file:.*start\.js:\d+:\d+\)/,
  );
});
