import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// The official suite plays servers, and our client has to treat each of them as the specification says.

const root = resolve(import.meta.dirname, "../../../..");
const suite = join(root, "node_modules/@modelcontextprotocol/conformance/dist/index.js");
const program = join(root, "features/connections/server/testing/conformance-client.ts");

/** What fails on purpose. */
const expectedFailures: Record<string, string> = {
  "elicitation-sep1034-client-defaults":
    "A server may not ask people for input, so nothing of it is offered.",
};
/** Decided by the clock of a busy machine. */
const timed = ["client-sse-retry-timing"];

interface Check {
  id: string;
  status: "SUCCESS" | "FAILURE" | "WARNING" | "INFO" | "SKIPPED";
}

let folder: string;
const results = new Map<string, Check[]>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "conformance-"));
  await run(["--suite", "core"]);
  for (const place of await readdir(folder, { recursive: true })) {
    if (!place.endsWith("checks.json")) continue;
    const scenario = place.replace(/-\d{4}-\d\d-\d\dT.*$/, "").replaceAll("\\", "/");
    results.set(scenario, JSON.parse(await readFile(join(folder, place), "utf8")));
  }
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(options: string[]): Promise<void> {
  // The suite runs it in a shell, and gives some scenarios a context.
  const command = `${process.execPath} ${program} "$MCP_CONFORMANCE_CONTEXT"`;
  const given = [suite, "client", "--command", command, "-o", folder, "--timeout", "180000", ...options];
  // It ends with an error when a scenario fails. The files say which.
  return new Promise((done) => void execFile(process.execPath, given, { cwd: root }, () => done()));
}

describe("the client scenarios of the conformance suite", () => {
  it("are all there", () => {
    const names = [...results.keys()];
    expect(names).toEqual(
      expect.arrayContaining(["initialize", "tools_call", "sse-retry", "auth/basic-cimd"]),
    );
    expect(names.filter((name) => name.startsWith("auth/")).length).toBeGreaterThanOrEqual(14);
  });

  it("pass, except those that fail on purpose", () => {
    const failed = [...results].filter(([, checks]) =>
      checks.some(({ id, status }) => ["FAILURE", "WARNING"].includes(status) && !timed.includes(id)),
    );
    expect(failed.map(([name]) => name)).toEqual(Object.keys(expectedFailures));
  });
});
