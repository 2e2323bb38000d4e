import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import { agentsModule } from "./module.ts";
import { AgentClient } from "./testing/agent-client.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules: [agentsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

const startTest = async (who: AgentClient, { id }: { id: string }) =>
  (await who.done<{ conversationId: string }>("POST", `/api/v1/agents/${id}/tests`)).conversationId;

describe("a test of a draft", () => {
  it("is answered by the draft as it is then, also before it was ever published", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.create("First");
    const conversationId = await startTest(ann, agent);
    expect((await ann.ask("Hello", { conversationId })).model?.agent).toEqual({
      id: agent.id,
      name: "First",
      version: null,
    });
    await ann.save(agent, { name: "Second" });
    expect((await ann.ask("Hello", { conversationId })).model?.agent?.name).toBe("Second");
  });

  it("keeps the draft that it ran: saving another one changes no version that a run has used", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.create("First");
    await ann.ask("Hello", { conversationId: await startTest(ann, agent) });
    await ann.save(agent, { name: "Second" });
    await ann.save(agent, { name: "Third" });
    const rows = await server.look(
      "select state, number, content ->> 'name' as name from agent_versions where agent_id = $1 order by id",
      [agent.id],
    );
    expect(rows).toEqual([
      { state: "superseded", number: null, name: "First" },
      { state: "draft", number: null, name: "Third" },
    ]);
    expect((await ann.publish(agent)).number).toBe(1);
    expect((await ann.get<Page<unknown>>(`/api/v1/agents/${agent.id}/versions`)).items).toHaveLength(1);
  });

  it("is in no list, search or export, and cannot be published", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.create();
    const conversationId = await startTest(ann, agent);
    const word = `w${newId().slice(-8)}`;
    await ann.ask(`Tell me about ${word}`, { conversationId });
    for (const state of ["", "?state=listed"]) {
      expect((await ann.get<Page<unknown>>(`/api/v1/conversations${state}`)).items).toEqual([]);
    }
    const found = await ann.get<{ items?: unknown[] }>(`/api/v1/search/conversations?words=${word}`);
    expect(JSON.stringify(found)).not.toContain(conversationId);
    const path = `/api/v1/conversations/${conversationId}`;
    expect(await ann.refused("GET", `${path}/export`)).toEqual([409, "conversation.is_test"]);
    expect(await ann.refused("POST", `${path}/public-links`, { lifetime: "7d" })).toEqual([
      409,
      "conversation.is_test",
    ]);
    expect(await ann.conversation(conversationId)).toMatchObject({
      isTest: true,
      abilities: { publish: false },
    });
  });

  it("stays with its agent", async () => {
    const ann = AgentClient.of(server);
    const [agent, other] = [await ann.create(), await ann.published()];
    const path = `/api/v1/conversations/${await startTest(ann, agent)}/messages`;
    for (const agentId of [null, other.id]) {
      const body = { id: newId(), text: "Hello", agentId };
      expect(await ann.refused("POST", path, body)).toEqual([409, "conversation.is_test"]);
    }
  });

  it("is somebody's own, ends when they may not edit the agent any more, and goes with the agent", async () => {
    const ann = AgentClient.of(server);
    const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
    const agent = await ann.published();
    await ann.grant(agent, bob, "edit");
    const conversationId = await startTest(bob, agent);
    const path = `/api/v1/conversations/${conversationId}`;
    expect(await ann.refused("GET", path)).toEqual([404, "conversation.not_found"]);
    await ann.grant(agent, bob, "use");
    const body = { id: newId(), text: "Hello" };
    expect(await bob.refused("POST", `${path}/messages`, body)).toEqual([403, "auth.forbidden"]);
    await ann.done("DELETE", `/api/v1/agents/${agent.id}`);
    expect(await bob.refused("GET", path)).toEqual([404, "conversation.not_found"]);
  });

  it("is one of the newest ten of a person", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.create();
    const ids: string[] = [];
    for (let count = 0; count < 11; count++) ids.push(await startTest(ann, agent));
    const statuses = await Promise.all(
      ids.map(async (id) => (await ann.call("GET", `/api/v1/conversations/${id}`)).status),
    );
    expect(statuses).toEqual([404, ...Array.from({ length: 10 }, () => 200)]);
  });
});
