import { afterEach, describe, expect, it } from "vitest";
import { type LoopbackServer, startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import { detectLocalServers, type LocalProbe, localProbes } from "./detect-local-servers.ts";

let servers: LoopbackServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

/** A server that answers these paths with JSON and everything else with 404. */
async function serve(answers: Record<string, unknown>): Promise<LoopbackServer> {
  const server = await startLoopbackServer((request, response) => {
    const answer = answers[request.url ?? ""];
    if (answer === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  servers.push(server);
  return server;
}

const probe = (name: LocalProbe["name"], port: number): LocalProbe[] =>
  localProbes.filter((known) => known.name === name).map((known) => ({ ...known, port }));
/** However busy this machine is, what answers is heard. */
const patient = { timeoutMs: 60_000 };
const models = { data: [{ id: "llama3.2:3b" }] };

describe("model servers on this machine", () => {
  it.each<[LocalProbe["name"], Record<string, unknown>]>([
    ["Ollama", { "/api/version": { version: "0.9" } }],
    ["LM Studio", { "/api/v1/models": { models: [] } }],
    ["LM Studio", { "/api/v0/models": { data: [] } }],
    ["llama.cpp", { "/props": { default_generation_settings: {}, build_info: "b1" } }],
    ["vLLM", { "/version": { version: "0.9" } }],
  ])("are known by what only they answer: %s", async (name, answers) => {
    const { port } = await serve({ ...answers, "/v1/models": models });
    expect(await detectLocalServers(probe(name, port), patient)).toEqual([
      { name, baseUrl: `http://127.0.0.1:${port}/v1`, models: ["llama3.2:3b"] },
    ]);
  });

  it("are looked for on loopback and their usual ports only", () => {
    expect(new Set(localProbes.map(({ port }) => port))).toEqual(new Set([11_434, 1234, 8080, 8000]));
  });

  it("are not something else that listens there", async () => {
    const web = await serve({ "/": "hello", "/v1/models": models });
    expect(await detectLocalServers(probe("llama.cpp", web.port), patient)).toEqual([]);
  });

  it("that do not answer within 300 ms are not waited for", async () => {
    const silent = await startLoopbackServer(() => {});
    servers.push(silent);
    expect(await detectLocalServers(probe("Ollama", silent.port))).toEqual([]);
  });
});
