import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { defineTool, registerTool } from "#features/tools/server/index.ts";
import { harmlessFacts } from "#features/tools/server/testing.ts";
import type { Actor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { agentOf } from "../agent-of.ts";
import type { RunRow } from "../run.repository.ts";
import { goneWays } from "../testing/gone-ways.ts";
import { startTestRun, startTestStep, takeOverRun, testModel } from "../testing/start-test-run.ts";
import { createChunkLog } from "./chunk-log.ts";
import { executeToolCalls } from "./execute-tool-calls.ts";
import { runLimits } from "./limits.ts";
import { RunLostError } from "./store-progress.ts";
import { toolCallRefusal } from "./tool-call-refusal.ts";

let server: TestServer;
let sent = 0;
let whileSending = async () => {};
let sender: Actor | undefined;
/** Ids of the tool calls that somebody has to decide about. */
const asksAbout = new Set<string>();

const sendMail = defineTool({
  name: "send_mail",
  title: "Send mail",
  description: "For tests.",
  input: z.object({}),
  facts: harmlessFacts(),
  effect: "send",
  idempotent: false,
  outputTrust: "organization",
  timeoutMs: 5_000,
  describe: () => "Sending",
  decide: async (_context, { id }) =>
    asksAbout.has(id)
      ? { outcome: "ask", reason: "test: somebody decides", wait: { kind: "approval" } }
      : { outcome: "allow" },
  run: async ({ ctx }) => {
    sent += 1;
    sender = ctx.actor;
    await whileSending();
    return { content: "sent", summary: "Sent" };
  },
});

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
  registerTool(server.services, "test", sendMail);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  sent = 0;
  whileSending = async () => {};
});

/** One step that sends `count` mails, as the server that `run` describes performs it. */
async function startSending(run: RunRow, { count = 1, before = 0 } = {}) {
  const system = server.system;
  const writer = createChunkLog(server.services.servicePool, "x", server.services.log).open(run, 0);
  const calls = Array.from({ length: count }, (_, index) => ({
    type: "tool-call" as const,
    toolCallId: newId(),
    modelCallId: String(index),
    toolName: "send_mail",
    title: "Send mail",
    line: "",
    input: {},
  }));
  const step = {
    id: await startTestStep(server, run, 1),
    run_id: run.id,
    number: 1,
    kind: "model",
    step_key: "1",
    attempt: 1,
    status: "succeeded" as const,
    model: testModel,
    content: calls,
    finish_reason: "tool-calls",
    input_tokens: 0,
    output_tokens: 0,
    integrity: "user" as const,
    readers: [],
    error: null,
    started_at: new Date(),
    ended_at: new Date(),
  };
  const person = agentOf(system, run, "member");
  const cancelled = new AbortController().signal;
  const advance = { system, person, run, writer, cancelled, activeMs: () => 0 };
  const perform = () =>
    executeToolCalls(advance, step, calls, { executed: before, said: [], steps: [step], toolCalls: [] });
  const stored = () =>
    server.look<{ status: string }>("select status from tool_calls where step_id = $1 order by id", [
      step.id,
    ]);
  const statuses = async () => (await stored()).map(({ status }) => status);
  return { perform, stored, statuses, step };
}

describe("a tool that sends something", () => {
  it("is used by the server that holds the run", async () => {
    const { perform, stored } = await startSending(await startTestRun(server, "a"));
    await perform();
    expect(sent).toBe(1);
    expect(await stored()).toEqual([{ status: "succeeded" }]);
  });

  it("is not used by one that has lost the run", async () => {
    const run = await startTestRun(server, "a");
    const { perform, stored } = await startSending(run);
    await takeOverRun(server, run, "b");
    await expect(perform()).rejects.toBeInstanceOf(RunLostError);
    expect(sent).toBe(0);
    expect(await stored()).toEqual([]);
  });

  it("is not used for a run that does not exist or is over", async () => {
    const over = await startTestRun(server, "a");
    await server.look("update runs set status = 'failed', ended_at = now() where id = $1", [over.id]);
    for (const run of [{ ...over, id: newId() }, over]) {
      await expect((await startSending(run)).perform()).rejects.toBeInstanceOf(RunLostError);
    }
    expect(sent).toBe(0);
  });

  it("keeps its end open when the run was lost while it sent", async () => {
    const run = await startTestRun(server, "a");
    const { perform, stored } = await startSending(run);
    whileSending = async () => void (await takeOverRun(server, run, "b"));
    await expect(perform()).rejects.toBeInstanceOf(RunLostError);
    expect(await stored()).toEqual([{ status: "executing" }]);
  });
});

describe("a tool call that nobody has decided about yet", () => {
  it("is waited for and not made, while those beside it are, and is made once it is allowed", async () => {
    const run = await startTestRun(server, "a");
    const { perform, statuses, step } = await startSending(run, { count: 2 });
    const undecided = step.content[0]?.toolCallId ?? "";
    asksAbout.add(undecided);
    expect(await perform()).toEqual([{ kind: "approval", stepKey: undecided }]);
    expect(sent).toBe(1);
    expect(await statuses()).toEqual(["proposed", "succeeded"]);

    asksAbout.delete(undecided);
    expect(await perform()).toEqual([]);
    expect(sent).toBe(2);
    expect(await statuses()).toEqual(["succeeded", "succeeded"]);
  });
});

describe("whoever a tool acts as", () => {
  it.each(["member", "admin", "owner"] as const)("has the role that its person has now: %s", async (role) => {
    const run = await startTestRun(server, "a");
    const { perform } = await startSending(run);
    await server.look("update memberships set role = $2 where user_id = $1", [run.user_id, role]);
    await perform();
    expect(sender).toMatchObject({
      type: "agent",
      person: { userId: run.user_id, role, isAdmin: false },
    });
  });
});

describe("tool calls beyond a limit", () => {
  const refusals = (stepId: string) =>
    server.look<{ error_code: string; summary: string; error_message: string; sent_at: Date | null }>(
      `select error_code, summary, error_message, started_at as sent_at from tool_calls
       where step_id = $1 and status = 'denied' order by id`,
      [stepId],
    );

  it("of one step are journalled as denied and not carried out; the first 16 are", async () => {
    const run = await startTestRun(server, "a");
    const { perform, statuses, step } = await startSending(run, { count: 20 });
    await perform();
    expect(sent).toBe(16);
    expect(await statuses()).toEqual([...Array(16).fill("succeeded"), ...Array(4).fill("denied")]);
    const denied = await refusals(step.id);
    expect(denied[0]).toEqual({
      error_code: "tool.too_many_at_once",
      summary: expect.stringMatching("only 16"),
      error_message: expect.stringMatching("at most 16 tool calls .* at once"),
      sent_at: null,
    });
    const audited = await server.look<{ envelope: Buffer }>(
      "select envelope from audit_events where run_id = $1 and act = 'tool_call.denied'",
      [run.id],
    );
    expect(audited).toHaveLength(4);
    expect(audited[0]?.envelope.toString()).toContain("tool.too_many_at_once");
  });

  it("of the whole run too, however few the step has", async () => {
    const { perform, statuses, step } = await startSending(await startTestRun(server, "a"), {
      count: 3,
      before: runLimits.toolCalls - 1,
    });
    await perform();
    expect(sent).toBe(1);
    expect(await statuses()).toEqual(["succeeded", "denied", "denied"]);
    expect(await refusals(step.id)).toMatchObject([
      { error_code: "tool.too_many_in_run" },
      { error_code: "tool.too_many_in_run" },
    ]);
  });

  it("are what they were when another server carries the step out again", async () => {
    const run = await startTestRun(server, "a");
    const { perform, statuses } = await startSending(run, { count: 18 });
    await perform();
    await perform();
    expect(sent).toBe(16);
    expect((await statuses()).filter((status) => status === "denied")).toHaveLength(2);
  });

  it("are told to the model as what they are", () => {
    expect(toolCallRefusal(15, 0)).toBeUndefined();
    expect(toolCallRefusal(16, 0)?.message).toMatch("Read the results of these first");
    expect(toolCallRefusal(0, 99)).toBeUndefined();
    expect(toolCallRefusal(0, 100)?.message).toMatch("ask again for what is still needed");
    // Its person let it make more.
    expect(toolCallRefusal(0, 100, 200)).toBeUndefined();
    // 80 and the 16 of this step are not all 100.
    expect(toolCallRefusal(25, 80)?.code).toBe("tool.too_many_at_once");
    expect(toolCallRefusal(25, 84)?.code).toBe("tool.too_many_in_run");
  });

  it("are not journalled by a server that has lost the run", async () => {
    const run = await startTestRun(server, "a");
    const { perform, stored } = await startSending(run, { count: 1, before: runLimits.toolCalls });
    await takeOverRun(server, run, "b");
    await expect(perform()).rejects.toBeInstanceOf(RunLostError);
    expect(await stored()).toEqual([]);
  });
});

describe("a tool call for someone who can no longer act in the workspace", () => {
  it.each(goneWays)("is not carried out: %s", async (_way, statement) => {
    const run = await startTestRun(server, "a");
    const { perform, stored, step } = await startSending(run);
    await server.look(statement, [run.user_id]);
    await perform();
    expect(sent).toBe(0);
    expect(await stored()).toEqual([{ status: "denied" }]);
    expect(await server.look("select error_code from tool_calls where step_id = $1", [step.id])).toEqual([
      { error_code: "tool.person_inactive" },
    ]);
  });

  it("is carried out when a ban is over", async () => {
    const run = await startTestRun(server, "a");
    const { perform } = await startSending(run);
    await server.look("update auth.users set banned_until = now() - interval '1 s' where id = $1", [
      run.user_id,
    ]);
    await perform();
    expect(sent).toBe(1);
  });
});
