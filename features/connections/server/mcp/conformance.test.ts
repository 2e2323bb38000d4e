import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// The official suite plays servers, and our client has to treat each of them as the specification says.

const root = resolve(import.meta.dirname, "../../../..");
const suite = join(root, "node_modules/@modelcontextprotocol/conformance/dist/index.js");
const program = join(root, "features/connections/server/testing/conformance-client.ts");

/** Fails on purpose: a server may not ask people for input, so nothing of it is offered. */
const elicitation = "elicitation-sep1034-client-defaults";
/** Also measures by the clock of a machine that may be busy. `broken-streams.test.ts` looks at the wait itself. */
const timing = { scenario: "sse-retry", id: "client-sse-retry-timing" };

interface Check {
  id: string;
  status: "SUCCESS" | "FAILURE" | "WARNING" | "INFO" | "SKIPPED";
  errorMessage?: string;
  details?: { tooEarly?: boolean };
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

const failed = (checks: Check[] = []) =>
  checks.filter(({ status }) => status === "FAILURE" || status === "WARNING");

describe("the client scenarios of the conformance suite", () => {
  it("are all there", () => {
    const names = [...results.keys()];
    expect(names).toEqual(
      expect.arrayContaining(["initialize", "tools_call", "sse-retry", "auth/basic-cimd"]),
    );
    expect(names.filter((name) => name.startsWith("auth/")).length).toBeGreaterThanOrEqual(14);
  });

  it("pass, except the one that asks a person for input", () => {
    const others = [...results].filter(([, checks]) => failed(checks).some(({ id }) => id !== timing.id));
    expect(others.map(([name]) => name)).toEqual([elicitation]);
  });

  it("are refused an answer of a person as something unknown, which alone fails", () => {
    const [general, ...rest] = failed(results.get(elicitation));
    expect(general).toMatchObject({
      id: "client-elicitation-sep1034-general",
      errorMessage: "Elicitation failed: MCP error -32601: Method not found",
    });
    // The suite reports each default as missing, because its tool ended before it could look.
    for (const { id } of rest) expect(id).toMatch(/^client-elicitation-sep1034-[a-z]+-default$/);
  });

  it("never see a broken stream taken up again before the time that the server names", () => {
    const measured = results.get(timing.scenario)?.find(({ id }) => id === timing.id);
    expect(measured?.details?.tooEarly).toBe(false);
  });
});
