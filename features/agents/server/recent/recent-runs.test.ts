import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import type { Page } from "#platform/contract/page.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { unshareObject } from "#platform/server/access/unshare-object.ts";
import type { AgentRun } from "../../contract/index.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules: [agentsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

const runsOf = (who: AgentClient, agent: { id: string }, query = "") =>
  who.get<Page<AgentRun>>(`/api/v1/agents/${agent.id}/runs${query}`);

describe("the recent runs of an agent", () => {
  it("are those of the reader alone, also for the one who built it", async () => {
    const ann = AgentClient.of(server);
    const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
    const agent = await ann.published({ name: "Helper" });
    await ann.grant(agent, bob, "use");
    const own = await ann.ask("Of Ann", { agentId: agent.id });
    const other = await bob.ask("Of Bob", { agentId: agent.id });
    expect((await runsOf(ann, agent)).items).toMatchObject([
      {
        ...{ id: own.runId, status: "succeeded", version: 1, startedBy: "message", error: null },
        conversation: { id: own.conversationId, title: "Of Ann" },
      },
    ]);
    expect((await runsOf(bob, agent)).items.map(({ id }) => id)).toEqual([other.runId]);
  });

  it("come page by page, newest first, with those of earlier versions and without tests", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.published({ name: "Helper" });
    const first = await ann.ask("One", { agentId: agent.id });
    await ann.save(agent, { purpose: "Another" });
    await ann.publish(agent);
    const second = await ann.ask("Two", { agentId: agent.id });
    const { conversationId } = await ann.done<{ conversationId: string }>(
      "POST",
      `/api/v1/agents/${agent.id}/tests`,
      {},
    );
    await ann.ask("A test", { conversationId });
    const page = await runsOf(ann, agent, "?limit=1");
    expect(page.items).toMatchObject([{ id: second.runId, version: 2 }]);
    const rest = await runsOf(ann, agent, `?limit=1&cursor=${page.nextCursor}`);
    expect([rest.items[0]?.id, rest.items[0]?.version, rest.nextCursor]).toEqual([first.runId, 1, null]);
  });

  it("say that a conversation is gone", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.published({ name: "Helper" });
    const { conversationId } = await ann.ask("One", { agentId: agent.id });
    await ann.call("DELETE", `/api/v1/conversations/${conversationId}`);
    expect((await runsOf(ann, agent)).items).toMatchObject([{ conversation: null }]);
  });

  it("do not name a conversation that is not shared with their person any more", async () => {
    const ann = AgentClient.of(server);
    const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
    const agent = await ann.published({ name: "Helper" });
    await ann.grant(agent, bob, "use");
    const { conversationId } = await ann.ask("Of Ann");
    const object = { noun: "conversation", id: conversationId };
    await shareObject(server.as(ann.person), { object, subject: "workspace", relation: "editor" });
    const { runId } = await bob.ask("Of Bob", { agentId: agent.id, conversationId });
    expect((await runsOf(bob, agent)).items).toMatchObject([
      { id: runId, conversation: { title: "Of Ann" } },
    ]);
    await unshareObject(server.as(ann.person), { object, subject: "workspace" });
    await ann.done("PATCH", `/api/v1/conversations/${conversationId}`, { title: "Dismissal of Bob" });
    expect((await runsOf(bob, agent)).items).toMatchObject([{ id: runId, conversation: null }]);
  });

  it("do not exist for people without the agent, and a wrong cursor is refused", async () => {
    const ann = AgentClient.of(server);
    const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
    const agent = await ann.published({ name: "Helper" });
    expect(await bob.refused("GET", `/api/v1/agents/${agent.id}/runs`)).toEqual([404, "agent.not_found"]);
    expect(await ann.refused("GET", `/api/v1/agents/${agent.id}/runs?cursor=x`)).toEqual([
      400,
      "request.invalid",
    ]);
  });
});

describe("what goes with an agent", () => {
  it("is counted for its owner: whom it is shared with, and no trigger on a server without them", async () => {
    const ann = AgentClient.of(server);
    const { workspaceId } = ann.person;
    const bob = AgentClient.of(server, { workspaceId });
    const agent = await ann.published({ name: "Helper" });
    await ann.grant(agent, bob, "edit");
    expect(await ann.get(`/api/v1/agents/${agent.id}/uses`)).toEqual({
      ...{ triggers: { schedule: 0, webhook: 0, event: 0 } },
      ...{ people: 1, teams: 0, isSharedWithWorkspace: false },
    });
    // Who may edit it cannot delete it.
    expect((await bob.refused("GET", `/api/v1/agents/${agent.id}/uses`))[0]).toBe(403);
  });
});
