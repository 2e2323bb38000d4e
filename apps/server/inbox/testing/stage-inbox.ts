import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { ChatClient, type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import type { InboxItem, Question } from "#features/inbox/contract/index.ts";
import { createInboxModule } from "#features/inbox/server/module.ts";
import { createNotificationsModule } from "#features/notifications/server/module.ts";
import { registerTool, registerToolRules, type ToolRule } from "#features/tools/server/index.ts";
import type { UserActor } from "#platform/server/context.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { type SentNote, sendNoteTool } from "../../gate/testing/send-note-tool.ts";

export interface InboxReply {
  items: InboxItem[];
  nextCursor: string | null;
  counts: { mine: number; others: number };
}

/** A chat server with the scripted model, an inbox, and a tool that asks before it reaches people outside. */
export function stageInbox() {
  let server: ChatServer;
  const sent: SentNote[] = [];
  let rules: ReadonlyMap<string, ToolRule> = new Map();

  beforeAll(async () => {
    server = await createOwnChatServer({
      tickMs: 50,
      modules: [
        createInboxModule({ publicUrl: "https://work.test" }),
        createNotificationsModule({ publicUrl: "https://work.test" }),
      ],
    });
    registerTool(server.services, "test", sendNoteTool(sent));
    registerToolRules(server.services, async () => rules);
  });
  beforeEach(() => {
    sent.length = 0;
    rules = new Map();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const browserOf = (facts: Partial<UserActor> = {}) => new ChatClient(server, createUserActor(facts));
  const statusOf = async (who: ChatClient, runId: string) => (await who.run(runId)).status;

  /** Lets the model call a tool, and waits until its run waits for somebody. */
  async function askFor(who: ChatClient, tool: string, input: object) {
    const { body } = await who.send(`[[script:obedient]] [[call ${tool} ${JSON.stringify(input)}]]`);
    await until(() => statusOf(who, body.run.id), "waiting");
    const [call] = await server.look<{ id: string }>("select id from tool_calls where run_id = $1", [
      body.run.id,
    ]);
    return { ...body, callId: call?.id ?? "" };
  }

  const questionOf = async (who: ChatClient, callId: string) => {
    const path = `/api/v1/tools/calls/${callId}/question`;
    const { question } = await who.get<{ question: Question | null }>(path);
    if (!question) throw new Error("The call asks nothing.");
    return question;
  };
  const askQuestion = async (who: ChatClient, input: object) => {
    const asked = await askFor(who, "ask_person", input);
    return { ...asked, question: await questionOf(who, asked.callId) };
  };
  const answer = (who: ChatClient, { id }: Pick<Question, "id">, ...values: string[]) =>
    who.call<Question & { error?: { code: string; message: string } }>(
      "POST",
      `/api/v1/questions/${id}/answer`,
      {
        values,
      },
    );

  return {
    get server() {
      return server;
    },
    ...{ sent, browserOf, askFor, questionOf, askQuestion, answer },
    setRules(next: Record<string, ToolRule>) {
      rules = new Map(Object.entries(next));
    },
    inboxOf: (who: ChatClient, query = "") => who.get<InboxReply>(`/api/v1/inbox${query}`),
    ended: (who: ChatClient, runId: string, status = "succeeded") =>
      until(() => statusOf(who, runId), status),
    lastPrompt: () => JSON.stringify(server.model.requests.at(-1)?.body),
  };
}

function until<Value>(read: () => Promise<Value>, value: Value): Promise<void> {
  return expect.poll(read, { timeout: 20_000, interval: 20 }).toBe(value);
}
