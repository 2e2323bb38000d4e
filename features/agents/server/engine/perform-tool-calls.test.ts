import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { defineTool, registerTool } from "#features/tools/server/index.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { personOf } from "../person-of.ts";
import type { RunRow } from "../run.repository.ts";
import { startTestRun, startTestStep, takeOver, testModel } from "../testing/start-test-run.ts";
import { createChunkLog } from "./chunk-log.ts";
import { performToolCalls } from "./perform-tool-calls.ts";
import { RunLostError } from "./store-progress.ts";

let server: TestServer;
let sent = 0;
let whileSending = async () => {};

const sendMail = defineTool({
  name: "send_mail",
  title: "Send mail",
  description: "For tests.",
  input: z.object({}),
  effect: "send",
  idempotent: false,
  outputTrust: "organization",
  timeoutMs: 5_000,
  describe: () => "Sending",
  run: async () => {
    sent += 1;
    await whileSending();
    return { content: "sent", summary: "Sent" };
  },
});

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
  registerTool(sendMail);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  sent = 0;
  whileSending = async () => {};
});

/** One step that sends a mail, as the server that `run` describes performs it. */
async function startSending(run: RunRow) {
  const system = server.system;
  const writer = createChunkLog(server.services.servicePool, "x", server.services.log).open(run, 0);
  const call = {
    type: "tool-call" as const,
    toolCallId: newId(),
    modelCallId: "1",
    toolName: "send_mail",
    title: "Send mail",
    line: "",
    input: {},
  };
  const step = {
    id: await startTestStep(server, run, 1),
    run_id: run.id,
    number: 1,
    attempt: 1,
    status: "succeeded" as const,
    model: testModel,
    content: [call],
    finish_reason: "tool-calls",
    input_tokens: 0,
    output_tokens: 0,
    error: null,
    started_at: new Date(),
    ended_at: new Date(),
  };
  const person = await personOf(system, run);
  const cancelled = new AbortController().signal;
  const perform = () => performToolCalls({ system, person, run, writer, cancelled }, step, [call]);
  const stored = () => server.look("select status from tool_calls where id = $1", [call.toolCallId]);
  return { perform, stored };
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
    await takeOver(server, run, "b");
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
    whileSending = async () => void (await takeOver(server, run, "b"));
    await expect(perform()).rejects.toBeInstanceOf(RunLostError);
    expect(await stored()).toEqual([{ status: "executing" }]);
  });
});
