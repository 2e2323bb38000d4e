import { afterAll, beforeAll, expect, it } from "vitest";
import { AgentClient } from "#features/agents/server/testing/agent-client.ts";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import type { Approval } from "#features/tools/contract/index.ts";
import { type BuiltProgram, buildDoomedServer } from "./testing/build-doomed-server.ts";
import { type CountingServer, startCountingServer } from "./testing/counting-server.ts";
import { type DoomedServer, loadDoomedServer } from "./testing/start-doomed-server.ts";

let program: BuiltProgram;
let chat: ChatServer;
let counting: CountingServer;
const servers: DoomedServer[] = [];

beforeAll(async () => {
  counting = await startCountingServer();
  chat = await createOwnChatServer({ isWorker: false });
  program = await buildDoomedServer();
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  await counting.close();
  await chat[Symbol.asyncDispose]();
  await program[Symbol.asyncDispose]();
});

async function deploy(): Promise<DoomedServer> {
  const server = await (await loadDoomedServer(program.path, chat, counting)).begin();
  servers.push(server);
  return server;
}

const call = (tool: string, input: object) => `[[call ${tool} ${JSON.stringify(input)}]]`;
const states = `
  select r.status, c.status as child, a.status as approval, a.id as "approvalId",
    (select count(*)::int from runs o where o.parent_run_id = r.id) as children,
    (select count(*)::int from tool_calls t where t.run_id = r.id and t.status = 'succeeded') as calls,
    (select count(*)::int from run_steps s where s.run_id in (r.id, c.id) and s.status = 'succeeded') as steps,
    (select min(id::text) from tool_calls t where t.run_id = r.id and t.tool_name = 'charge') as "chargeId"
  from runs r left join runs c on c.parent_run_id = r.id left join approvals a on a.run_id = r.id
  where r.id = $1`;
interface State {
  approvalId: string;
  chargeId: string;
}

it("a deployment in the middle of an agent's run, with a child at work and an approval open, loses and doubles nothing", async () => {
  const first = await deploy();
  const ann = AgentClient.of({ ...chat, url: first.url });
  await ann.published({ name: "Helper" });
  const lead = await ann.published({ name: "Lead" });
  const task = "[[script:held name=deployment]]";
  const plan = `${call("run_agent", { agent: "Helper", task })} ${call("charge", { customer: "Kim" })}`;
  const { body } = await ann.send(`[[script:obedient]] ${plan}`, { agentId: lead.id });
  const stateOf = async () => (await chat.look<State>(states, [body.run.id]))[0];
  await expect
    .poll(stateOf, { timeout: 20_000 })
    .toMatchObject({ status: "waiting", child: "running", approval: "requested" });

  expect(await first.stop()).toBe(0);
  const second = await deploy();
  const there = ann.at({ ...chat, url: second.url });
  const { approvalId, chargeId } = (await stateOf()) ?? { approvalId: "", chargeId: "" };
  const { hash } = await there.get<Approval>(`/api/v1/approvals/${approvalId}`);
  await there.call("POST", `/api/v1/approvals/${approvalId}/approve`, { hash });
  chat.model.release("deployment");

  await expect.poll(stateOf, { timeout: 30_000 }).toMatchObject({
    ...{ status: "succeeded", child: "succeeded", approval: "approved" },
    // The parent calls its tools and answers; the child answers.
    ...{ children: 1, calls: 2, steps: 3 },
  });
  expect(counting.effectsOf(chargeId)).toBe(1);
});
