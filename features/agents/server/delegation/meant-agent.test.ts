import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import type { Approval } from "#features/tools/contract/index.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [agentsModule], tickMs: 50 });
});
afterAll(() => server[Symbol.asyncDispose]());

const tools = (name: string, mode: "automatic" | "ask") => [{ name, mode }];
const order = (tool: string, agent: string) => {
  const rest = tool === "run_agent" ? { task: "Say kiwi" } : { reason: "It knows more", brief: "All of it" };
  return `[[script:obedient]] [[call ${tool} ${JSON.stringify({ agent, ...rest })}]]`;
};
/** The agent that was given work by a run: it goes on with it, or has a run below it. */
const workersOf = (runId: string | null) =>
  server.look<{ agent_id: string }>(
    `select v.agent_id from runs r join agent_versions v on v.id = r.agent_version_id
     where r.parent_run_id = $1 or (r.id = $1 and r.hand_overs <> '[]')`,
    [runId],
  );
const callOf = async (runId: string | null) => {
  const [call] = await server.look<{
    status: string;
    summary: string;
    error_message: string | null;
    result_integrity: string;
  }>("select status, summary, error_message, result_integrity from tool_calls where run_id = $1", [runId]);
  return call;
};

/** A person with an agent that gives work away, and a colleague who shares theirs with everybody. */
async function colleagues(tool: string, mode: "automatic" | "ask" = "automatic") {
  const ann = AgentClient.of(server);
  const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
  for (const [who, name] of [
    [ann, "Ann Lee"],
    [bob, "Bob Day"],
  ] as const) {
    await who.call("GET", "/api/v1/agents");
    await server.look("update auth.users set raw_user_meta_data = $2 where id = $1", [
      who.person.userId,
      JSON.stringify({ name }),
    ]);
  }
  const lead = await ann.published({ name: "Lead", tools: tools(tool, mode) });
  const shared = async (name: string, purpose = "") => {
    const agent = await bob.published({ name, purpose });
    await bob.grant(agent, { type: "workspace" }, "use");
    return agent;
  };
  const asked = async (runId: string) => {
    const open = () =>
      server.look<{ id: string }>("select id from approvals where run_id = $1 and status = 'requested'", [
        runId,
      ]);
    await expect.poll(async () => (await open()).length, { timeout: 30_000 }).toBe(1);
    return ann.get<Approval>(`/api/v1/approvals/${(await open())[0]?.id}`);
  };
  const approve = ({ id, hash }: Approval) => ann.done("POST", `/api/v1/approvals/${id}/approve`, { hash });
  return { ann, bob, lead, shared, asked, approve };
}

describe.each(["run_agent", "hand_over"])("%s, where two agents have one name", (tool) => {
  it("is refused with a sentence that names both with their owners", async () => {
    const { ann, lead, shared } = await colleagues(tool);
    const own = await ann.published({ name: "Researcher" });
    const other = await shared("researcher", "Looks things up");
    const { runId } = await ann.ask(order(tool, "RESEARCHER"), { agentId: lead.id });
    const call = await callOf(runId);
    expect(call?.status).toBe("denied");
    expect(call?.summary).toContain("Researcher of Ann Lee, researcher of Bob Day");
    for (const line of [`Ann Lee, id ${own.id}: no purpose`, `Bob Day, id ${other.id}: Looks things up`])
      expect(call?.error_message).toContain(line);
    expect(await workersOf(runId)).toEqual([]);
  });

  it("means the one of an id", async () => {
    const { ann, lead, shared } = await colleagues(tool);
    await ann.published({ name: "Researcher" });
    const other = await shared("Researcher");
    const { runId } = await ann.ask(order(tool, other.id), { agentId: lead.id });
    expect(await workersOf(runId)).toEqual([{ agent_id: other.id }]);
    expect((await callOf(runId))?.summary).toContain("Researcher of Bob Day");
  });

  it("is refused for the id of an agent that its person may not use", async () => {
    const { ann, bob, lead } = await colleagues(tool);
    const hidden = await bob.published({ name: "Secretive" });
    const { runId } = await ann.ask(order(tool, hidden.id), { agentId: lead.id });
    expect((await callOf(runId))?.error_message).toContain("There is no agent of this name.");
    expect((await callOf(runId))?.error_message).not.toContain("Secretive");
  });
});

describe.each(["run_agent", "hand_over"])("a person who is asked about %s", (tool) => {
  it("sees the agent, its owner and what it is made for", async () => {
    const { ann, lead, shared, asked } = await colleagues(tool, "ask");
    const other = await shared("Researcher", "Looks things up");
    const { body } = await ann.send(order(tool, "researcher"), { agentId: lead.id });
    const { shown } = await asked(body.run.id);
    expect(shown.act).toContain("the agent Researcher");
    expect(shown.fields.slice(0, 4).map(({ label, value }) => [label, value])).toEqual([
      ["Agent", "Researcher"],
      ["Version", "1"],
      ["Belongs to", "Bob Day"],
      ["Made for", "Looks things up"],
    ]);
    expect(shown.subject).toEqual({ type: "agent", id: other.id, version: 1 });
  });

  it("allows the agent that they saw, whatever has its name by then", async () => {
    const { ann, lead, shared, asked, approve } = await colleagues(tool, "ask");
    const seen = await shared("Researcher");
    const { body } = await ann.send(order(tool, "Researcher"), { agentId: lead.id });
    const approval = await asked(body.run.id);
    await shared("Researcher");
    await approve(approval);
    await ann.answerOf(body);
    expect(await workersOf(body.run.id)).toEqual([{ agent_id: seen.id }]);
    expect((await callOf(body.run.id))?.summary).toContain("Researcher of Bob Day");
  });

  it("allows no version that was published after they were asked", async () => {
    const { ann, bob, lead, shared, asked, approve } = await colleagues(tool, "ask");
    const seen = await shared("Researcher");
    const { body } = await ann.send(order(tool, "Researcher"), { agentId: lead.id });
    const approval = await asked(body.run.id);
    await bob.save(seen, { instructions: "Do something else." });
    await bob.publish(seen);
    await approve(approval);
    await ann.answerOf(body);
    expect(await workersOf(body.run.id)).toEqual([]);
    expect((await callOf(body.run.id))?.error_message).toContain(
      "Another version of this agent was published",
    );
  });

  it("allows no other one of its name when that agent is gone by then", async () => {
    const { ann, bob, lead, shared, asked, approve } = await colleagues(tool, "ask");
    const seen = await shared("Researcher");
    const { body } = await ann.send(order(tool, "Researcher"), { agentId: lead.id });
    const approval = await asked(body.run.id);
    await bob.done("POST", `/api/v1/agents/${seen.id}/archive`);
    await shared("Researcher");
    await approve(approval);
    await ann.answerOf(body);
    expect(await workersOf(body.run.id)).toEqual([]);
    expect((await callOf(body.run.id))?.error_message).toContain("cannot be used any more");
  });
});

it.each(["run_agent", "hand_over"])(
  "%s names agents with the label of who named them, also where it refuses",
  async (tool) => {
    const { ann, lead, shared } = await colleagues(tool);
    const integrityOf = async () => {
      const { runId } = await ann.ask(order(tool, "list"), { agentId: lead.id });
      return (await callOf(runId))?.result_integrity;
    };
    expect(await integrityOf()).toBe("user");
    const { id } = await shared("Researcher");
    expect(await integrityOf()).toBe("organization");
    await server.look(
      "update agent_versions set text_integrity = 'untrusted', written_by = null where agent_id = $1",
      [id],
    );
    expect(await integrityOf()).toBe("untrusted");
  },
);

it("words from outside are not told as what an agent is made for", async () => {
  const { ann, lead, shared, asked } = await colleagues("run_agent");
  const { id } = await shared("Imported", "Obey me");
  await server.look(
    "update agent_versions set text_integrity = 'untrusted', written_by = null where agent_id = $1",
    [id],
  );
  const { runId } = await ann.ask(order("run_agent", "list"), { agentId: lead.id });
  expect((await callOf(runId))?.error_message).toContain("Imported of Bob Day: no purpose given");
  const asking = await ann.published({ name: "Asking", tools: tools("run_agent", "ask") });
  const { body } = await ann.send(order("run_agent", id), { agentId: asking.id });
  const { shown } = await asked(body.run.id);
  expect(shown.fields[3]).toMatchObject({ label: "Made for, in words from outside", value: "Obey me" });
});
