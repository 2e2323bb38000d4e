import { afterAll, beforeAll } from "vitest";
import { z } from "zod";
import { systemLabel } from "#platform/contract/label.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createAgentActor, createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { defineTool } from "../define-tool.ts";
import { executeToolCall as execute, type RequestedToolCall } from "../execute-tool-call.ts";
import { toolsModule } from "../module.ts";
import type { Tool } from "../tool.ts";
import { registerTool } from "../tool-catalogue.ts";
import type { RunContext } from "../tool-context.ts";
import { ToolError } from "../tool-error.ts";
import { ended } from "./ended.ts";
import { harmlessFacts } from "./harmless-facts.ts";

export const base = {
  title: "Test",
  description: "For tests.",
  input: z.object({ text: z.string().min(1).max(1_000) }),
  facts: harmlessFacts("text"),
  effect: "read",
  idempotent: true,
  outputTrust: "organization",
  timeoutMs: 150,
  describe: ({ text }: { text: string }) => `Testing ${text}`,
} as const;

export function person(workspaceId = newId()): UserActor {
  return createUserActor({ workspaceId, role: "owner" });
}

export const holdsRun = async () => undefined;

export const executeToolCall = async (context: RunContext, asked: RequestedToolCall) =>
  ended(await execute(context, asked, holdsRun));

export const call = (name: string, input: unknown = { text: "hello" }) => ({
  id: newId(),
  stepId: newId(),
  name,
  input,
  label: systemLabel,
});

/** A server with test tools that echo their input. */
export function stageToolCalls() {
  let server: TestServer;
  const ran: string[] = [];
  /** What the tool that hangs does first. */
  const hanging = { begun: () => {} };

  beforeAll(async () => {
    server = await createTestServer({ modules: [toolsModule] });
    for (const tool of tools) registerTool(server.services, "test", tool);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const tools: Tool<{ text: string }>[] = [
    defineTool({
      ...base,
      name: "repeat",
      run: async (_context, { text }) => {
        ran.push(text);
        return {
          content: text,
          summary: `Repeated\n${text}`,
          data: { text },
          sources: [{ title: text, url: "https://a.test/" }],
        };
      },
    }),
    defineTool({ ...base, name: "leak", run: () => Promise.reject(new Error("database password=hunter2")) }),
    defineTool({
      ...base,
      name: "explain",
      run: () => Promise.reject(new ToolError("explain.no", "This cannot be.")),
    }),
    defineTool({
      ...base,
      name: "hang",
      run: () => {
        hanging.begun();
        return new Promise(() => {});
      },
    }),
    defineTool({
      ...base,
      name: "send_mail",
      effect: "send",
      idempotent: false,
      run: async (_context, { text }) => {
        ran.push(text);
        return { content: "sent", summary: "Sent" };
      },
    }),
  ];

  function contextOf(actor: UserActor, signal = new AbortController().signal): RunContext {
    return {
      ctx: server.as(createAgentActor(actor)),
      signal,
      runId: newId(),
      conversationId: newId(),
      timeZone: "UTC",
      said: [],
      asked: [],
    };
  }

  async function envelopesOf(id: string): Promise<{ act: string; envelope: string }[]> {
    return server.look(
      `select act, convert_from(envelope, 'utf8') as envelope from audit_events
     where convert_from(envelope, 'utf8') like '%' || $1 || '%' order by id`,
      [id],
    );
  }
  const actsOf = async (id: string) => (await envelopesOf(id)).map(({ act }) => act);

  return {
    get server() {
      return server;
    },
    ran,
    hanging,
    contextOf,
    envelopesOf,
    actsOf,
  };
}
