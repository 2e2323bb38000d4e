import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import { AgentExport, type ImportedAgent } from "../../contract/index.ts";
import { agentsModule } from "../module.ts";
import { AgentClient, type Refusal } from "../testing/agent-client.ts";

let server: ChatServer;
let scripted: string;
beforeAll(async () => {
  server = await createChatServer({ modules: [agentsModule] });
  const [model] = await server.look<{ id: string }>("select id from models where model_id = 'scripted'");
  scripted = model?.id ?? "";
});
afterAll(() => server[Symbol.asyncDispose]());

const exported = async (who: AgentClient, agent: { id: string }) =>
  AgentExport.parse(await who.get(`/api/v1/agents/${agent.id}/export`));
const imported = (who: AgentClient, file: unknown) =>
  who.done<ImportedAgent>("POST", "/api/v1/agents/import", { file });

describe("a file of an agent", () => {
  it("holds all of its draft, and no id of a person, a model or the agent", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.create("Scout");
    await ann.save(agent, { instructions: "Be exact.", modelId: scripted, starters: ["Begin"] });
    const file = await exported(ann, agent);
    expect(file).toMatchObject({
      ...{ format: "adjutant.agent", version: 1, models: { model: "scripted", fallback: null } },
      agent: { name: "Scout", instructions: "Be exact.", starters: ["Begin"] },
    });
    for (const id of [agent.id, scripted, ann.person.userId, ann.person.workspaceId]) {
      expect(JSON.stringify(file)).not.toContain(id);
    }
  });

  it("makes the same agent in another workspace", async () => {
    const [ann, eve] = [AgentClient.of(server), AgentClient.of(server)];
    const agent = await ann.create("Scout");
    await ann.save(agent, {
      ...{
        instructions: "For {{region}}.",
        variables: [{ name: "region", default: "Tyrol" }],
        modelId: scripted,
      },
      ...{
        tools: [{ name: "calculate", mode: "ask" }],
        limits: { steps: 5, activeMs: null, costMicros: null },
      },
      outputSchema: { type: "object", properties: { city: { type: "string" } } },
    });
    const { agent: copy, notices } = await imported(eve, await exported(ann, agent));
    expect(notices).toEqual([]);
    expect(copy).toMatchObject({ name: "Scout", status: "draft", owner: null });
    expect((await eve.draft(copy)).content).toEqual((await ann.draft(agent)).content);
  });

  it("leaves out tools, models and fields that are not known here, and names each", async () => {
    const ann = AgentClient.of(server);
    const file = await exported(ann, await ann.create());
    const tools = [
      { name: "fly", mode: "ask" },
      { name: "calculate", mode: "off" },
    ];
    const { agent, notices } = await imported(ann, {
      ...file,
      agent: { ...file.agent, tools, mood: "cheerful" },
      models: { model: "Elsewhere", fallback: null },
    });
    expect(notices.map(({ field, code }) => [field, code])).toEqual([
      ["mood", "unknown_field"],
      ["tools", "unknown_tool"],
      ["modelId", "unknown_model"],
    ]);
    expect((await ann.draft(agent)).content.tools).toEqual([{ name: "calculate", mode: "off" }]);
  });

  it.each<[string, unknown, string[]]>([
    ["that is no agent", { format: "other" }, ["format"]],
    ["of a later version", { format: "adjutant.agent", version: 2, agent: {} }, ["version"]],
    ["without its agent", { format: "adjutant.agent", version: 1 }, ["agent"]],
    ["that is a list", [], ["format"]],
    [
      "with wrong fields",
      {
        format: "adjutant.agent",
        version: 1,
        agent: { name: "", starters: [1], outputSchema: { type: "array" } },
      },
      ["name", "starters.0", "outputSchema"],
    ],
  ])("%s is refused, and each wrong field is named", async (_what, file, fields) => {
    const reply = await AgentClient.of(server).call<Refusal>("POST", "/api/v1/agents/import", { file });
    expect([reply.status, reply.body.error.code]).toEqual([422, "agent.import_invalid"]);
    const problems = reply.body.error.details?.problems as { field: string }[];
    expect(problems.map(({ field }) => field)).toEqual(fields);
  });

  it("with a schema that cannot be compiled is refused", async () => {
    const ann = AgentClient.of(server);
    const file = await exported(ann, await ann.create());
    const agent = { ...file.agent, outputSchema: { type: "object", $ref: "https://example.com" } };
    const body = { file: { ...file, agent } };
    expect(await ann.refused("POST", "/api/v1/agents/import", body)).toEqual([
      422,
      "agent.output_schema_invalid",
    ]);
  });
});
