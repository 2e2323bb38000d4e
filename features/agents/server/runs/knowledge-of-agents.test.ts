import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import { knowledgeModule } from "#features/knowledge/server/module.ts";
import { offeredTools, stageCollection } from "#features/knowledge/server/testing.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import type { AgentComparison, AgentDraft, ImportedAgent } from "../../contract/index.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [agentsModule, knowledgeModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

async function stage() {
  const ann = AgentClient.of(server);
  await ann.proveAddress();
  const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
  await bob.proveAddress();
  const handbook = await stageCollection(server, ann.person, "Handbook");
  await handbook.add("Guide", [
    { place: "Holidays", text: "Every employee gets 25 days of holiday a year." },
  ]);
  return { ann, bob, handbook };
}

const search = '[[script:obedient]] [[call search_knowledge {"question":"How many days of holiday?"}]]';
async function found(who: AgentClient, agentId: string) {
  const { runId } = await who.ask(search, { agentId });
  const [call] = await server.look<{ text: string }>(
    "select coalesce(output ->> 'content', error_code) as text from tool_calls where run_id = $1",
    [runId],
  );
  return call?.text;
}

describe("the collections of an agent", () => {
  it("are asked for its person, also when its tools are listed without those of knowledge", async () => {
    const { ann, handbook } = await stage();
    const tools = [{ name: "calculate", mode: "automatic" as const }];
    const agent = await ann.published({ collections: [handbook.id], tools });
    expect(await found(ann, agent.id)).toContain("25 days");
    expect(offeredTools(server)[0]?.description).toContain('"Handbook"');
  });

  it("are cut down to what the person who asks may read", async () => {
    const { ann, bob, handbook } = await stage();
    const agent = await ann.published({ collections: [handbook.id] });
    await ann.grant(agent, bob, "use");
    expect(await found(bob, agent.id)).toBe("tool.unknown");
    expect(offeredTools(server)).toEqual([]);
    const object = { noun: "collection", id: handbook.id };
    const subject = { userId: bob.person.userId };
    await shareObject(server.as(ann.person), { object, subject, relation: "viewer" });
    expect(await found(bob, agent.id)).toContain("25 days");
  });

  it("are asked in a task of an agent that has none, for the person of the task", async () => {
    const { ann, bob, handbook } = await stage();
    const helper = await ann.published({ name: "Librarian", collections: [handbook.id] });
    const tools = [{ name: "run_agent", mode: "automatic" as const }];
    const lead = await ann.published({ name: "Lead", tools });
    for (const agent of [helper, lead]) await ann.grant(agent, bob, "use");
    // Brackets would end the outer call.
    const task = JSON.stringify({ agent: "Librarian", task: search }).replaceAll(
      "]]",
      String.raw`\u005d\u005d`,
    );
    const given = `[[script:obedient]] [[call run_agent ${task}]]`;
    const foundInTask = async (who: AgentClient) => {
      const { runId } = await who.ask(given, { agentId: lead.id });
      const [call] = await server.look<{ text: string }>(
        `select coalesce(output ->> 'content', error_code) as text from tool_calls
         where run_id in (select id from runs where parent_run_id = $1)`,
        [runId],
      );
      return call?.text;
    };
    expect(await foundInTask(ann)).toContain("25 days");
    expect(await foundInTask(bob)).toBe("tool.unknown");
  });

  it("are chosen among those that the editor may read; what a colleague chose stays", async () => {
    const { ann, bob, handbook } = await stage();
    const agent = await ann.create();
    await ann.save(agent, { collections: [handbook.id] });
    await ann.grant(agent, bob, "edit");
    const { revision, content, notices } = await bob.draft(agent);
    expect(content.collections).toEqual([handbook.id]);
    expect(notices).toContainEqual(expect.objectContaining({ code: "unknown_collection" }));
    const path = `/api/v1/agents/${agent.id}/draft`;
    await bob.done<AgentDraft>("PUT", path, { revision, content: { ...content, purpose: "Answers" } });
    const board = await stageCollection(server, ann.person, "Board");
    const added = { ...content, collections: [handbook.id, board.id] };
    expect(await bob.refused("PUT", path, { revision: revision + 1, content: added })).toEqual([
      422,
      "agent.collection_not_found",
    ]);
  });

  it("have their names where versions are compared, as far as the reader may know them", async () => {
    const { ann, bob, handbook } = await stage();
    const agent = await ann.published();
    await ann.save(agent, { collections: [handbook.id] });
    await ann.grant(agent, bob, "edit");
    const changes = async (who: AgentClient) => {
      const path = `/api/v1/agents/${agent.id}/comparison?before=1&after=draft`;
      return (await who.get<AgentComparison>(path)).changes.map(({ before, after }) => [before, after]);
    };
    expect(await changes(ann)).toEqual([[[], ["Handbook"]]]);
    expect(await changes(bob)).toEqual([[[], ["1 collection you cannot read"]]]);
  });

  it("are left out of an import in another workspace, which says so", async () => {
    const { ann, handbook } = await stage();
    const agent = await ann.create();
    await ann.save(agent, { collections: [handbook.id] });
    const file = await ann.get(`/api/v1/agents/${agent.id}/export`);
    const eve = AgentClient.of(server);
    const made = await eve.done<ImportedAgent>("POST", "/api/v1/agents/import", { file });
    expect((await eve.draft(made.agent)).content.collections).toEqual([]);
    expect(made.notices).toContainEqual(
      expect.objectContaining({ field: "collections", code: "unknown_collection" }),
    );
  });
});
