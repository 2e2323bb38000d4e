import { describe, expect, it } from "vitest";
import { presentOutcome } from "./run-code.tool.ts";
import { childLimits, runInChild } from "./run-in-child.ts";

/** A busy machine is slow: only a test of the time limit has one. */
const patient = 40_000;

const run = (code: string, { data, timeoutMs = patient }: { data?: string; timeoutMs?: number } = {}) =>
  runInChild({ code, data, timeoutMs }, AbortSignal.timeout(55_000), { ...childLimits, timeoutMs: 50_000 });

const resultOf = async (code: string, data?: string) => {
  const outcome = await run(code, data === undefined ? {} : { data });
  return outcome.end === "value" ? outcome.value : outcome;
};

describe("a script", () => {
  it("gives back what it wrote and the value of its last expression", async () => {
    const outcome = await run(
      'console.log("a", [1, { b: 2n }], new Map([[1, "x"]]));\n[1, 2, 3].map((n) => n * n)',
    );
    expect(outcome).toEqual({
      ...{ end: "value", value: "[1, 4, 9]", isCut: false },
      output: 'a [1, { b: 2n }] Map { 1 => "x" }',
    });
    expect(presentOutcome(outcome)).toMatchObject({ summary: "[1, 4, 9]" });
  });

  it("finds its data parsed", async () => {
    expect(await resultOf("data.rows.reduce((sum, row) => sum + row, 0)", '{"rows":[1,2,3.5]}')).toBe("6.5");
  });

  it("may use promises, and no timers", async () => {
    expect(await resultOf("(async () => (await Promise.resolve(20)) + 1)()")).toBe("21");
    expect(await run("new Promise(() => {})")).toMatchObject({
      end: "error",
      message: expect.stringContaining("no timers"),
    });
  });

  it("that throws says what and where", async () => {
    const outcome = await run('console.log("begun");\nconst rows = undefined;\nrows.map(String);');
    expect(outcome).toEqual({
      ...{ end: "error", output: "begun" },
      message: "TypeError: cannot read property 'map' of undefined (line 3)",
    });
    expect(() => presentOutcome(outcome)).toThrow(/^TypeError.+\(line 3\)\nOutput before that:\nbegun$/s);
    expect(await run("let x = ;")).toMatchObject({
      end: "error",
      message: expect.stringContaining("SyntaxError"),
    });
  });
});

describe("a script is stopped", () => {
  it.each([
    ["an endless loop", "while (true);"],
    ["one that catches what stops it", "for (;;) { try { for (;;); } catch { } finally { for (;;); } }"],
    ["endless promises", "const again = () => Promise.resolve().then(again); again()"],
    ["an expression that tries everything", '/^(a+)+$/.test("a".repeat(40) + "b")'],
    ["a native call that blocks", '"x".repeat(3e7).lastIndexOf("x".repeat(1e5) + "y")'],
  ])("when it takes too long: %s", async (_name, code) => {
    const outcome = await run(`console.log("begun"); ${code}`, { timeoutMs: 300 });
    expect(outcome).toMatchObject({ end: "takes_too_long" });
    expect(() => presentOutcome(outcome)).toThrow("stopped after 5 seconds");
  });

  it.each([
    ["of strings", 'const a = []; for (;;) a.push("x".repeat(1e6) + a.length)'],
    ["of bytes", "const a = []; for (;;) a.push(new Uint8Array(4e6).fill(1))"],
    ["of one huge text", 'let a = "xy"; for (;;) a = (a + a).replace("x", "y")'],
  ])("when it needs too much memory: %s", async (_name, code) => {
    expect(await run(code)).toMatchObject({ end: "needs_too_much_memory" });
  });

  it("by its own stack, which it may catch", async () => {
    expect(await resultOf("const f = () => f() + 1; try { f() } catch (error) { error.name }")).toBe(
      "InternalError",
    );
  });

  it("when whoever asked for it is gone", async () => {
    const leave = new AbortController();
    const running = runInChild({ code: "for (;;);" }, leave.signal);
    leave.abort(new Error("stopped"));
    await expect(running).rejects.toThrow("stopped");
  });
});

describe("what a script gives back is bounded", () => {
  it("a flood of lines is cut, and its value still comes", async () => {
    const outcome = await run('for (let i = 0; i < 20000; i += 1) console.log("line " + i); "x".repeat(1e6)');
    if (outcome.end !== "value") throw new Error(outcome.end);
    expect(outcome.output).toHaveLength(46_000);
    expect(outcome.value).toHaveLength(12_000);
    expect(presentOutcome(outcome).content.length).toBeLessThan(60_000);
    expect(presentOutcome(outcome).content).toContain("(cut: this is its beginning)");
  });

  it("large and cyclic values are shown in part", async () => {
    expect(await resultOf("const a = { b: 1 }; a.self = a; a")).toBe("{ b: 1, self: [Circular] }");
    expect(await resultOf("Array.from({ length: 1e5 }, (_, i) => i)")).toMatch(/^\[0, 1, .+/);
    expect(await resultOf("({ get a() { throw new Error('no') } })")).toBe("[a value that cannot be shown]");
  });
});

describe("a script reaches nothing outside", () => {
  it("there is nothing of a server and of a browser", async () => {
    const names = [
      ...["process", "require", "fetch", "setTimeout", "Buffer", "WebAssembly"],
      ...["std", "os", "Worker", "module", "importScripts"],
    ];
    const kinds = `[${names.map((name) => `typeof ${name}`).join()}]`;
    const none = names.map(() => "undefined");
    expect(await resultOf(`JSON.stringify(${kinds})`)).toBe(JSON.stringify(none));
  });

  it.each([
    'this.constructor.constructor("return process")()',
    'console.log.constructor("return process")()',
    '[].constructor.constructor("return globalThis.process.exit()")()',
    'import("node:fs")',
    'Function("return this")().process.env',
    'eval("require")("fs")',
  ])("not by %s", async (code) => expect(await run(code)).toMatchObject({ end: "error" }));

  it("and leaves nothing for the next", async () => {
    await run("globalThis.left = 1; Array.prototype.map = () => 7; JSON.parse = () => 8");
    expect(await resultOf("[typeof left, [1].map((n) => n)[0], data]", "1")).toBe('["undefined", 1, 1]');
  });
});
