import { afterAll, beforeAll, expect, it } from "vitest";
import { agentsModule } from "#features/agents/server/index.ts";
import { AgentClient } from "#features/agents/server/testing/agent-client.ts";
import type { ChatServer } from "#features/chat/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import type { Trigger } from "../contract/index.ts";
import { createTriggerServer, TriggerClient } from "./testing/create-trigger-server.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createTriggerServer({ modules: [agentsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

it("a trigger gives its agent the values that its person wrote, and cannot be made without required ones", async () => {
  const builder = AgentClient.of(server);
  const agent = await builder.published({
    ...{ name: "Scout", instructions: "Look after <{{region}}>." },
    variables: [{ name: "region", default: "", isRequired: true }],
  });
  const ann = new TriggerClient(server, builder.person);
  const question = newId();
  const body = { name: "Hook", question, agentId: agent.id, start: { kind: "webhook" } };
  expect(await ann.call("POST", "/api/v1/triggers", body)).toMatchObject({
    ...{ status: 422, body: { error: { code: "agent.values_missing" } } },
  });
  const { trigger } = await ann.create({
    ...{ question, agentId: agent.id, agentValues: { region: "Tyrol" } },
    start: { kind: "webhook", proof: "bearer" },
  });
  expect(trigger.agentValues).toEqual({ region: "Tyrol" });
  await ann.act(trigger.id, "run");
  const [firing] = await ann.firings(trigger.id);
  if (firing) await ann.endOf(firing);
  const asked = server.model.requests.find(({ body }) => JSON.stringify(body).includes(question));
  expect(JSON.stringify(asked?.body)).toContain("Look after <Tyrol>.");

  const emptied = { version: trigger.version, agentValues: {} };
  expect(await ann.call("PATCH", `/api/v1/triggers/${trigger.id}`, emptied)).toMatchObject({ status: 422 });
  const renamed = { version: trigger.version, name: "Other" };
  const { body: changed } = await ann.call<Trigger>("PATCH", `/api/v1/triggers/${trigger.id}`, renamed);
  expect(changed).toMatchObject({ name: "Other", agentValues: { region: "Tyrol" } });
});
