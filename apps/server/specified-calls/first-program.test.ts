import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthTestServer, createOwnAuthTestServer } from "#features/auth/server/testing.ts";
import { createVoiceModule } from "#features/voice/server/module.ts";
import { createModules } from "../modules.ts";

const root = join(import.meta.dirname, "../../..");
const page = readFileSync(join(root, "docs/auth.md"), "utf8");
const section = page.slice(page.indexOf("## A first program"), page.indexOf("## Calls"));

let server: AuthTestServer;
beforeAll(async () => {
  server = await createOwnAuthTestServer([createVoiceModule({})]);
});
afterAll(() => server[Symbol.asyncDispose]());

test("the program of docs/auth.md signs up, writes a row of its own, and prints what the page says", async () => {
  const program = /```js\n([\s\S]*?)```/.exec(section)?.[1] ?? "";
  const env = {
    ...process.env,
    ADJUTANT_URL: server.url,
    ADJUTANT_PUBLISHABLE_KEY: server.publishableKey,
    EMAIL: "ann@example.com",
    PASSWORD: "a good password",
    NO_COLOR: "1",
  };
  const args = ["--input-type=module", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  expect(stdout.trim()).toBe(/It prints `(.*)`/.exec(section)?.[1]);
  expect(stdout).toContain("jarvis");
});

test("docs/auth.md names what the data API serves, and nothing else", () => {
  const modules = createModules({ publicUrl: "http://127.0.0.1:3000" });
  const declared = modules.flatMap(({ dataApi }) => [
    ...(dataApi?.tables ?? []).map(({ name }) => name),
    ...(dataApi?.functions ?? []).map(({ name }) => `rpc("${name}")`),
  ]);
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  const named = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`(.+?)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual(declared.toSorted());
});
