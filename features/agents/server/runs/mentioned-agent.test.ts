import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Message, SentMessage } from "#features/chat/contract/index.ts";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import { mentionsModule } from "#features/mentions/server/module.ts";
import { newId } from "#platform/server/ids.ts";
import { agentsModule } from "../module.ts";
import { AgentClient, type Refusal } from "../testing/agent-client.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules: [agentsModule, mentionsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

describe("an agent that a question mentions", () => {
  it("answers the question that mentions it, also when it is retried, and not the next", async () => {
    const ann = AgentClient.of(server);
    const [own, helper] = [await ann.published({ name: "Own" }), await ann.published({ name: "Helper" })];
    const mentions = [{ type: "agent" as const, id: helper.id, name: "Helper" }];
    const nameOf = ({ model }: Message) => model?.agent?.name ?? null;
    const { conversationId } = await ann.ask("Hello", { agentId: own.id });
    const asked = await ann.ask("@Helper, sum up", { conversationId, mentions });
    expect(nameOf(asked)).toBe("Helper");
    expect((await ann.conversation(conversationId)).agent?.name).toBe("Own");
    const again = await ann.call<SentMessage>("POST", `/api/v1/messages/${asked.id}/retry`, {});
    expect(nameOf(await ann.answerOf(again.body))).toBe("Helper");
    expect(nameOf(await ann.ask("And now?", { conversationId }))).toBe("Own");
  });

  it("is not asked by whoever may not use it", async () => {
    const ann = AgentClient.of(server);
    const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
    const helper = await ann.published({ name: "Helper" });
    const mentions = [{ type: "agent" as const, id: helper.id, name: "Helper" }];
    const { status, body } = await bob.call<Refusal>(
      ...(["POST", `/api/v1/conversations/${newId()}/messages`] as const),
      { id: newId(), text: "@Helper, sum up", isNewConversation: true, mentions },
    );
    expect([status, body.error.code]).toEqual([404, "mention.not_found"]);
  });
});
