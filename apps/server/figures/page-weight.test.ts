import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { buildWeb } from "../../../bin/setup/build-web.ts";
import { root } from "../../../bin/setup/root.ts";
import { scriptKilobytesOf } from "../../limits.ts";

interface BuiltChunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Record<string, BuiltChunk>;

const entry = "app.html";
/** The chunk of the frame of the product, which is named by the build. */
const frame = /^_frame-/;
/** A route whose page shows without the frame of the product, by the word that its file says. */
const bare = /features\/auth\/web\/(auth-page|links\/)|demo-page/;

let app: Manifest;
let landing: Manifest;

beforeAll(async () => {
  await buildWeb();
  app = read("dist/web/.vite/manifest.json");
  landing = read("dist/landing/public/.vite/manifest.json");
});

const read = (path: string): Manifest => JSON.parse(readFileSync(join(root, path), "utf8"));

/** All chunks that come with `keys`, each once. */
function chunksOf(manifest: Manifest, keys: string[]): Set<string> {
  const found = new Set<string>();
  for (const waiting = [...keys]; waiting.length > 0; ) {
    const key = waiting.pop() ?? "";
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return found;
}

/** As it is served: compressed where that was done ahead. */
function sizeOf(folder: string, files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) {
    const path = join(root, folder, file);
    bytes += statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }
  return bytes / 1_000;
}

/** What the router loads for a page of its own: `../../features/chat/web/conversation-page.tsx`. */
const pages = () => (app[entry]?.dynamicImports ?? []).filter((key) => /-page[.]tsx$/.test(key));
const nameOf = (key: string) => key.replace(/^(?:[.][.]\/)+/, "").replace(/[.]tsx$/, "");

function weigh(): Map<string, number> {
  const weights = new Map([
    ["the public pages", sizeOf("dist/landing/public", chunksOf(landing, ["client.ts"]))],
  ]);
  const shell = Object.keys(app).filter((key) => frame.test(key));
  expect(shell).toHaveLength(1);
  for (const key of pages()) {
    const keys = [entry, key, ...(bare.test(key) ? [] : shell)];
    weights.set(nameOf(key), sizeOf("dist/web", chunksOf(app, keys)));
  }
  return weights;
}

describe("the JavaScript of each page", () => {
  it("is not more than its limit, and every page has one", () => {
    const weights = [...weigh()];
    if (process.env.SHOW)
      console.log(weights.map(([name, kilobytes]) => `  "${name}": ${Math.ceil(kilobytes)},`).join("\n"));
    const over = weights.flatMap(([name, kilobytes]) => {
      const limit = scriptKilobytesOf[name];
      if (limit === undefined) return [`${name} has no limit; it loads ${kilobytes.toFixed(1)} kB`];
      return kilobytes > limit ? [`${name} loads ${kilobytes.toFixed(1)} kB, at most ${limit}`] : [];
    });
    expect(
      over,
      "load by `import()` what a page does not show at once, or change the limit in apps/limits.ts with the reason",
    ).toEqual([]);
  });

  it("has no limit for a page that is no more", () => {
    expect(Object.keys(scriptKilobytesOf).filter((name) => !weigh().has(name))).toEqual([]);
  });
});
