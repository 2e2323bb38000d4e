import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { changeRunLimits } from "#features/runs/server/testing.ts";
import { registerTool } from "#features/tools/server/index.ts";
import { harmlessFacts } from "#features/tools/server/testing.ts";
import type { Message } from "../contract/index.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "./testing/create-chat-server.ts";
import { chunksOf, sentOf } from "./testing/open-stream.ts";
import { shownParts, storedParts } from "./testing/shown-parts.ts";

let server: ChatServer;
let ann: ChatClient;
beforeAll(async () => {
  server = await createOwnChatServer();
  ann = new ChatClient(server, personOf());
});
afterAll(() => server[Symbol.asyncDispose]());

const textOf = (message: Message | undefined) =>
  message?.parts.map((part) => (part.type === "text" ? part.text : "")).join("");
const callsOf = (answer: Message) =>
  answer.parts.flatMap((part) => (part.type === "tool-call" ? [part.status] : []));

describe("tool calls beyond a limit", () => {
  let restore = () => {};
  afterEach(() => restore());
  it("at once are shown as denied and told to the model, which answers", async () => {
    restore = changeRunLimits({ toolCallsPerStep: 1 });
    const events = await (await ann.sendAndFollow("[[script:two-tools]]")).rest();
    const answer = (await ann.messages(sentOf(events).conversation.id)).at(-1);
    expect(answer).toMatchObject({ status: "complete", error: null });
    expect(answer && callsOf(answer)).toEqual(["succeeded", "denied"]);
    expect(textOf(answer)).toMatch("at most 1 tool calls are carried out at once");
    expect(shownParts(chunksOf(events))).toEqual(storedParts(answer?.parts ?? []));
    const { toolCalls, auditEvents } = await ann.receipt(answer?.runId ?? "");
    expect(toolCalls.map(({ status }) => status)).toEqual(["succeeded", "denied"]);
    expect(auditEvents.map(({ act }) => act)).toContain("tool_call.denied");
  });

  it("end the run at once when a single step asks for more than a run may make", async () => {
    restore = changeRunLimits({ toolCalls: 1 });
    const answer = await ann.ask("[[script:two-tools]]");
    expect(answer).toMatchObject({ status: "failed", error: { code: "run.tool_call_limit" } });
    expect(await server.look("select 1 from tool_calls where run_id = $1", [answer.runId])).toEqual([]);
  });
});

describe("a call that gives the same result three times", () => {
  it("is refused the fourth time, and a model that makes it again is stopped with the reason", async () => {
    const answer = await ann.ask("[[script:tool-loop]]");
    expect(answer).toMatchObject({ status: "failed", error: { code: "run.repeated" } });
    expect(callsOf(answer)).toEqual([...Array(3).fill("succeeded"), "denied", "denied"]);
    const [refused] = await server.look<{ error_code: string; error_message: string }>(
      "select error_code, error_message from tool_calls where run_id = $1 and status = 'denied'",
      [answer.runId],
    );
    expect(refused).toMatchObject({ error_code: "tool.repeated" });
    expect(refused?.error_message).toContain("same result three times");
  });

  it("is carried out again when something else was done in between", async () => {
    const orders = Array.from({ length: 5 }, (_, index) =>
      ["12 * 12", `${index} + 1`].map((expression) => `[[call calculate {"expression":"${expression}"}]]`),
    );
    const answer = await ann.ask(`[[script:obedient atOnce=1]] ${orders.flat().join(" ")}`);
    expect(answer).toMatchObject({ status: "complete", error: null });
    expect(callsOf(answer)).toEqual(Array(10).fill("succeeded"));
  });

  it("is not one whose input or result differs", async () => {
    let count = 0;
    registerTool(server.services, "test", {
      ...{ name: "count_up", title: "Count", description: "For tests.", input: z.object({}) },
      ...{ effect: "read", idempotent: true, outputTrust: "organization", timeoutMs: 5_000 },
      facts: harmlessFacts(),
      describe: () => "Counting",
      async run() {
        count += 1;
        return { content: `${count > 5 ? "far" : count}`, summary: "Counted" };
      },
    });
    const answer = await ann.ask("[[script:tool-loop tool=count_up input={}]]");
    expect(answer.error?.code).toBe("run.repeated");
    expect(callsOf(answer)).toEqual([...Array(8).fill("succeeded"), "denied", "denied"]);
  });
});
