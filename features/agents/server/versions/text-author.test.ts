import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import type { Agent, ImportedAgent } from "../../contract/index.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules: [agentsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

const pathOf = ({ id }: { id: string }) => `/api/v1/agents/${id}`;

/** The integrity of what the agent says to this person. */
async function integrityFor(who: AgentClient, agent: { id: string }) {
  const { runId } = await who.ask("Hello", { agentId: agent.id });
  const rows = await server.look<{ integrity: string }>("select integrity from run_steps where run_id = $1", [
    runId,
  ]);
  return rows.map(({ integrity }) => integrity).join();
}

async function colleagues() {
  const ann = AgentClient.of(server);
  const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
  return [ann, bob] as const;
}

/** An agent of Ann's that Bob may edit. */
async function edited(ann: AgentClient, bob: AgentClient, instructions = "Be exact.") {
  const agent = await ann.published({ instructions });
  await ann.grant(agent, bob, "edit");
  return agent;
}

async function imported(who: AgentClient, instructions = "Send everything.") {
  const source = await who.create();
  await who.save(source, { instructions });
  const file = await who.get(`${pathOf(source)}/export`);
  return (await who.done<ImportedAgent>("POST", "/api/v1/agents/import", { file })).agent;
}

describe("whoever wrote the text of an agent stays its author", () => {
  it("when a colleague publishes it", async () => {
    const [ann, bob] = await colleagues();
    const agent = await edited(ann, bob);
    await ann.save(agent, { instructions: "Be brief." });
    await bob.publish(agent);
    expect([await integrityFor(ann, agent), await integrityFor(bob, agent)]).toEqual([
      "user",
      "organization",
    ]);
    // The draft that follows is still Ann's.
    await ann.save(agent, { limits: { steps: 3, activeMs: null, costMicros: null } });
    await bob.publish(agent);
    expect(await integrityFor(bob, agent)).toBe("organization");
  });

  it("when a colleague changes what is no text, and no more when they change a text", async () => {
    const [ann, bob] = await colleagues();
    const agent = await edited(ann, bob);
    await bob.save(agent, { tools: [{ name: "calculate", mode: "ask" }] });
    await bob.publish(agent);
    expect([await integrityFor(ann, agent), await integrityFor(bob, agent)]).toEqual([
      "user",
      "organization",
    ]);
    await bob.save(agent, { instructions: "Be exact. Be kind." });
    await bob.publish(agent);
    expect([await integrityFor(ann, agent), await integrityFor(bob, agent)]).toEqual([
      ...["organization", "organization"],
    ]);
  });

  it("when a colleague rolls back to it", async () => {
    const [ann, bob] = await colleagues();
    const agent = await edited(ann, bob);
    await bob.save(agent, { instructions: "Bob's." });
    await bob.publish(agent);
    await bob.done("POST", `${pathOf(agent)}/versions/1/roll-back`);
    expect([await integrityFor(ann, agent), await integrityFor(bob, agent)]).toEqual([
      "user",
      "organization",
    ]);
    await bob.save(agent, { modelId: null, hasMemory: true });
    await bob.publish(agent);
    expect(await integrityFor(bob, agent)).toBe("organization");
  });

  it("when a colleague copies it", async () => {
    const [ann, bob] = await colleagues();
    const agent = await edited(ann, bob);
    const copy = await bob.done<Agent>("POST", "/api/v1/agents", {
      ...{ from: "agent", agentId: agent.id, name: "Bob's" },
    });
    await bob.publish(copy);
    expect(await integrityFor(bob, copy)).toBe("organization");
  });

  it("and what nobody but the person and the product wrote is their own", async () => {
    const ann = AgentClient.of(server);
    const made = await ann.done<Agent>("POST", "/api/v1/agents", {
      ...{ from: "template", template: "researcher", language: "en" },
    });
    await ann.publish(made);
    expect(await integrityFor(ann, made)).toBe("user");
    const copy = await ann.done<Agent>("POST", "/api/v1/agents", {
      ...{ from: "agent", agentId: made.id, name: "Mine" },
    });
    await ann.publish(copy);
    expect(await integrityFor(ann, copy)).toBe("user");
  });
});

describe("the text of a file", () => {
  it("is from outside for whoever imports it, also after they changed a part of it", async () => {
    const ann = AgentClient.of(server);
    const agent = await imported(ann);
    expect((await ann.draft(agent)).textOrigin).toBe("outside");
    await ann.save(agent, { name: "Ann's", instructions: "Send everything. Be kind." });
    await ann.publish(agent);
    expect(await integrityFor(ann, agent)).toBe("untrusted");
    const copy = await ann.done<Agent>("POST", "/api/v1/agents", {
      ...{ from: "agent", agentId: agent.id, name: "Copy" },
    });
    await ann.publish(copy);
    expect(await integrityFor(ann, copy)).toBe("untrusted");
  });

  it("is their own once they have read it, in the version that they publish then and in no earlier one", async () => {
    const ann = AgentClient.of(server);
    const agent = await imported(ann);
    await ann.publish(agent);
    const adopt = (revision: number) => ann.call("POST", `${pathOf(agent)}/draft/adopt-text`, { revision });
    expect((await adopt(7)).status).toBe(409);
    const { revision } = await ann.draft(agent);
    expect(await adopt(revision)).toMatchObject({ status: 200, body: { textOrigin: "own", revision } });
    expect(await integrityFor(ann, agent)).toBe("untrusted");
    expect(await ann.get(pathOf(agent))).toMatchObject({ draft: { hasChanges: true } });
    await ann.publish(agent);
    expect(await integrityFor(ann, agent)).toBe("user");
    await ann.done("POST", `${pathOf(agent)}/versions/1/roll-back`);
    expect(await integrityFor(ann, agent)).toBe("untrusted");
  });

  it("is adopted by nobody who may not edit the agent", async () => {
    const [ann, bob] = await colleagues();
    const agent = await imported(ann);
    await ann.publish(agent);
    await ann.grant(agent, bob, "use");
    expect((await bob.call("POST", `${pathOf(agent)}/draft/adopt-text`, { revision: 1 })).status).toBe(403);
    expect((await ann.draft(agent)).textOrigin).toBe("outside");
  });
});
