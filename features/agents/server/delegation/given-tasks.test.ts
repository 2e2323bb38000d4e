import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import { registerTool, type SaidText, setAtCrashPoints } from "#features/tools/server/index.ts";
import { harmlessFacts } from "#features/tools/server/testing.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

let server: ChatServer;
let said: readonly SaidText[] = [];
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [agentsModule], tickMs: 50 });
  registerTool(server.services, "test", {
    ...{ name: "launch_rocket", title: "Listen", description: "For tests.", input: z.object({}) },
    ...{ effect: "read", idempotent: true, outputTrust: "organization", timeoutMs: 5_000 },
    facts: harmlessFacts(),
    describe: () => "Listening",
    run: async (context) => {
      said = context.said;
      return { content: "Heard", summary: "Heard" };
    },
  });
});
afterEach(() => setAtCrashPoints(() => undefined));
afterAll(() => server[Symbol.asyncDispose]());

const asking = (task: string) =>
  `[[script:obedient]] [[call run_agent ${JSON.stringify({ agent: "Helper", task })}]]`;

describe("the run of a task", () => {
  it("knows its task also when it begins before the call that gave it is journalled", async () => {
    const ann = AgentClient.of(server);
    await ann.published({ name: "Helper" });
    const lead = await ann.published({ name: "Lead" });
    const ended =
      "select 1 from runs where user_id = $1 and parent_run_id is not null and ended_at is not null";
    setAtCrashPoints(async (point) => {
      if (point !== "child.started") return;
      const isOver = async () => (await server.look(ended, [ann.person.userId])).length > 0;
      await expect.poll(isOver, { timeout: 8_000 }).toBe(true);
    });
    const { parts } = await ann.ask(asking("Say banana"), { agentId: lead.id });
    expect(JSON.stringify(parts)).toContain("You said: Say banana");
  });

  it("is judged by what people said to the first agent, and its task counts as the words of a model", async () => {
    const ann = AgentClient.of(server);
    await ann.published({ name: "Helper" });
    const lead = await ann.published({ name: "Lead" });
    await ann.ask(asking("[[script:unknown-tool]] Listen"), { agentId: lead.id });
    expect(said.map(({ role, text }) => [role, text])).toEqual([
      ["user", asking("[[script:unknown-tool]] Listen")],
      ["assistant", "[[script:unknown-tool]] Listen"],
    ]);
  });
});
