import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { ChatClient, type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import type { Approval } from "#features/tools/contract/index.ts";
import { registerTool, registerToolRules, type ToolRule } from "#features/tools/server/index.ts";
import { personOf, type UserActor } from "#platform/server/context.ts";
import type { Module } from "#platform/server/module.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { type SentNote, sendNoteTool } from "./send-note-tool.ts";

/** A chat server with the scripted model and a tool that asks before it reaches people outside. */
export function stageApprovals(modules: Module[] = []) {
  let server: ChatServer;
  const sent: SentNote[] = [];
  let rules: ReadonlyMap<string, ToolRule> = new Map();
  let obstacle: string | undefined;
  let obstacleFor: UserActor | undefined;

  beforeAll(async () => {
    server = await createOwnChatServer({ tickMs: 50, modules });
    registerTool(
      server.services,
      "test",
      sendNoteTool(sent, (ctx) => {
        obstacleFor = personOf(ctx.actor);
        return obstacle;
      }),
    );
    registerToolRules(server.services, async () => rules);
  });
  beforeEach(() => {
    sent.length = 0;
    rules = new Map();
    obstacle = undefined;
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const browserOf = (facts: Partial<UserActor> = {}) => new ChatClient(server, createUserActor(facts));

  /** Asks for notes, and waits until the run waits for somebody. */
  async function askFor(who: ChatClient, inputs: object[], before = "", conversationId?: string) {
    const calls = inputs.map((input) => `[[call send_note ${JSON.stringify(input)}]]`).join(" ");
    const { body } = await who.send(
      `[[script:obedient]] ${before} ${calls}`,
      conversationId ? { conversationId } : {},
    );
    await until(async () => (await who.run(body.run.id)).status, "waiting");
    const rows = await server.look<{ id: string }>(
      "select id from approvals where run_id = $1 order by tool_call_id",
      [body.run.id],
    );
    const approvals = await Promise.all(rows.map(({ id }) => approvalOf(who, id)));
    const [approval] = approvals;
    if (!approval) throw new Error("Nothing waits for an approval.");
    return { ...body, approval, approvals };
  }

  const approvalOf = (who: ChatClient, id: string) => who.get<Approval>(`/api/v1/approvals/${id}`);
  const decide = (who: ChatClient, { id, hash }: Approval, how: "approve" | "deny", more: object = {}) =>
    who.call<Approval & { error?: { code: string; message: string } }>(
      "POST",
      `/api/v1/approvals/${id}/${how}`,
      {
        hash,
        ...more,
      },
    );
  const statusOf = async (who: ChatClient, runId: string) => (await who.run(runId)).status;
  const ended = (who: ChatClient, runId: string) => until(() => statusOf(who, runId), "succeeded");
  const callOf = async (id: string) => {
    const [row] = await server.look<Record<string, unknown>>("select * from tool_calls where id = $1", [id]);
    return row;
  };
  const actsOf = async (approvalId: string) =>
    (
      await server.look<{ act: string }>(
        `select act from audit_events where convert_from(envelope, 'utf8') like '%' || $1 || '%' order by id`,
        [approvalId],
      )
    ).map(({ act }) => act);

  return {
    get server() {
      return server;
    },
    ...{ sent, browserOf, askFor, approvalOf, decide, ended, callOf, actsOf },
    /** The person for whom an obstacle was looked for last. */
    get obstacleFor() {
      return obstacleFor;
    },
    setObstacle(text: string | undefined) {
      obstacle = text;
    },
    setRules(next: Record<string, ToolRule>) {
      rules = new Map(Object.entries(next));
    },
  };
}

function until<Value>(read: () => Promise<Value>, value: Value): Promise<void> {
  return expect.poll(read, { timeout: 20_000, interval: 20 }).toBe(value);
}
