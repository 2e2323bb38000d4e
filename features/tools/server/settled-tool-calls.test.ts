import { beforeAll, describe, expect, it } from "vitest";
import { unavailable } from "#platform/server/db/database-error.ts";
import { outcomeUnknown } from "./outcome-unknown.ts";
import { settleByAttempt } from "./settle-by-attempt.ts";
import { base, call, executeToolCall, person, stageToolCalls } from "./testing/stage-tool-calls.ts";
import type { Tool, ToolOutput } from "./tool.ts";
import { registerTool } from "./tool-catalogue.ts";
import { ToolError } from "./tool-error.ts";

// Calls with an effect that are stopped, time out or break off.

const staged = stageToolCalls();
const output = (text: string): ToolOutput => ({ content: text, summary: text });
const writing = { ...base, effect: "write", idempotent: false, timeoutMs: 60_000 } as const;

/** What the running tool does next. The test decides once it runs. */
let act: (signal: AbortSignal) => Promise<ToolOutput>;
const run = ({ signal }: { signal: AbortSignal }) => act(signal);

beforeAll(() => {
  const { services } = staged.server;
  const tools: Tool<{ text: string }>[] = [
    { ...writing, name: "post_letter", run },
    { ...writing, name: "look_up", effect: "read", run },
    { ...writing, name: "post_slowly", timeoutMs: 50, run },
    { ...writing, name: "store_note", run, settle: settleByAttempt() },
    { ...writing, name: "store_named", run, settle: settleByAttempt(async () => output("found")) },
    { ...writing, name: "store_badly", run, settle: () => Promise.reject(new Error("no idea")) },
  ];
  for (const tool of tools) registerTool(services, "test", tool);
});

/** Calls a tool, presses Stop once it runs, and lets it end then as `end` says. */
async function stopped(name: string, end: () => Promise<ToolOutput>) {
  const stop = new AbortController();
  act = (signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => end().then(resolve, reject));
      stop.abort();
    });
  return executeToolCall(staged.contextOf(person(), stop.signal), call(name));
}

describe("a call with an effect, whose tool cannot tell what an attempt did", () => {
  it("is unknown after Stop, and says that somebody has to check", async () => {
    const row = await stopped("post_letter", async () => output("posted"));
    expect(row).toMatchObject({ status: "unknown", error_code: "tool.outcome_unknown" });
    expect(row.error_message).toBe(
      "The answer was stopped while this ran. It may or may not have been done. Check before trying again.",
    );
    expect(await staged.actsOf(row.id)).toEqual(["tool_call.started", "tool_call.failed"]);
  });

  it("is unknown when it takes too long", async () => {
    act = () => new Promise(() => undefined);
    const row = await executeToolCall(staged.contextOf(person()), call("post_slowly"));
    expect(row).toMatchObject({ status: "unknown", error_message: expect.stringContaining("Check before") });
  });

  it("is unknown when it breaks off, and tells nobody what was thrown", async () => {
    act = () => Promise.reject(new Error("password=hunter2"));
    const row = await executeToolCall(staged.contextOf(person()), call("post_letter"));
    expect(row).toMatchObject({
      status: "unknown",
      error_message: expect.stringMatching(/^This broke off\./),
    });
    expect(JSON.stringify(row)).not.toContain("hunter2");
  });

  it("is unknown when the tool says so, with its reason", async () => {
    act = () => Promise.reject(outcomeUnknown("The post office does not answer."));
    for (const name of ["post_letter", "look_up"]) {
      const row = await executeToolCall(staged.contextOf(person()), call(name));
      expect(row.status).toBe("unknown");
      expect(row.error_message).toMatch(/^The post office does not answer\. It may or may not/);
    }
  });

  it("has failed when the tool itself refuses", async () => {
    act = () => Promise.reject(new ToolError("letter.no_stamp", "There is no stamp."));
    const row = await executeToolCall(staged.contextOf(person()), call("post_letter"));
    expect(row).toMatchObject({ status: "failed", error_code: "letter.no_stamp" });
  });
});

describe("a call whose effect is one transaction", () => {
  it("has succeeded when its attempt is stored in spite of Stop", async () => {
    const row = await stopped("store_note", async () => output("stored"));
    expect(row).toMatchObject({ status: "succeeded", output: { content: "stored" } });
  });

  it("is stopped when its attempt stores nothing because of Stop", async () => {
    const row = await stopped("store_note", () => Promise.reject(new Error("aborted")));
    expect(row).toMatchObject({ status: "stopped", error_code: "tool.cancelled" });
  });

  it("is unknown when its attempt loses the database", async () => {
    const row = await stopped("store_note", () => Promise.reject(unavailable(new Error("gone"))));
    expect(row).toMatchObject({ status: "unknown" });
  });

  it("is what its tool finds when its attempt loses the database", async () => {
    const row = await stopped("store_named", () => Promise.reject(unavailable(new Error("gone"))));
    expect(row).toMatchObject({ status: "succeeded", output: { content: "found" } });
  });

  it("is unknown when its tool cannot find out", async () => {
    const row = await stopped("store_badly", async () => output("stored"));
    expect(row).toMatchObject({ status: "unknown" });
  });
});
