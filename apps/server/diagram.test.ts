import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addProvider } from "#features/models/server/index.ts";
import { Diagram } from "#features/site/contract/index.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createModules, type ModuleSettings } from "./modules.ts";
import { readDiagramFacts } from "./read-diagram-facts.ts";
import { isWebPath } from "./web-paths.ts";

const password = "hunter2";
const secrets = [
  password,
  "db.corp.example",
  "bucket-of-ours",
  "mail.corp.example",
  "ACsecret",
  "sk_live_x",
  "whsec_x",
];
const settings: ModuleSettings = {
  publicUrl: "https://assistant.corp.example",
  databaseUrl: `postgresql://adjutant:${password}@db.corp.example/adjutant`,
  s3Url: `https://key:${password}@s3.corp.example/bucket-of-ours`,
  smtpUrl: `smtps://user:${password}@mail.corp.example:465`,
  sms: { provider: "twilio", accountSid: "ACsecret", authToken: password, from: "+15005550006" },
  billing: {
    provider: "stripe",
    isLive: true,
    secretKey: "sk_live_x",
    publishableKey: "pk_live_x",
    webhookSecrets: ["whsec_x"],
    prices: {},
  },
  authEnvironment: { GOTRUE_EXTERNAL_OKTA_ENABLED: "true", GOTRUE_EXTERNAL_OKTA_SECRET: password },
};

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ modules: createModules(settings), isWorker: false });
});
afterAll(() => server[Symbol.asyncDispose]());

const read = async () => {
  const reply = await server.server.inject({ url: "/api/v1/diagram" });
  expect(reply.statusCode).toBe(200);
  return { reply, diagram: Diagram.parse(reply.json()) };
};

it("is read by anyone and kept for seconds only, since it shows what is connected now", async () => {
  const { reply, diagram } = await read();
  expect(reply.headers["cache-control"]).toBe("public, max-age=10");
  expect(diagram.data.nodes.find(({ id }) => id === "payments")).toMatchObject({ variant: "Stripe" });
});

it("tells kinds alone: no host, no key, no name that somebody gave, no count", async () => {
  await addProvider(server.system, {
    ...{
      kind: "openai_compatible",
      name: "The cellar",
      baseUrl: "http://10.20.30.40:8000/v1",
      apiKey: "sk-cellar",
    },
  });
  const { reply, diagram } = await read();
  for (const secret of [
    ...secrets,
    "corp.example",
    "10.20.30.40",
    "The cellar",
    "sk-cellar",
    "OKTA",
    "+1500",
  ]) {
    expect(reply.body, secret).not.toContain(secret);
  }
  expect(reply.body).not.toMatch(/:\/\/|\b\d{1,3}(\.\d{1,3}){3}\b/);
  const keys = new Set([...diagram.data.nodes, ...diagram.data.flows].flatMap((part) => Object.keys(part)));
  expect([...keys].toSorted()).toEqual([
    "data",
    "from",
    "id",
    "isBothWays",
    "isHere",
    "kept",
    "kind",
    "label",
    "place",
    "reach",
    "text",
    "to",
    "variant",
    "why",
  ]);
});

it("has the features and edges of features/graph.json, which the checks compare with the code", async () => {
  const graph = JSON.parse(await readFile(new URL("../../features/graph.json", import.meta.url), "utf8"));
  const { diagram } = await read();
  expect(diagram.features.nodes.map(({ id }) => id)).toEqual(Object.keys(graph));
  const edges = diagram.features.flows.map(({ from, to }) => [from, to]);
  expect(edges).toEqual(
    Object.entries<string[]>(graph).flatMap(([id, uses]) => uses.map((used) => [id, used])),
  );
  for (const { label, text } of diagram.features.nodes)
    expect(Math.min(label.length, text.length)).toBeGreaterThan(2);
});

it.each([
  [{}, { database: "embedded", files: "folder", mail: "outbox", texts: "outbox", payments: "none" }],
  [{ sms: { provider: "log" } }, { texts: "log" }],
  [{ billing: { provider: "sandbox" } }, { payments: "sandbox" }],
  [{ role: "web" }, { hasOwnWorker: true }],
  [{ demo: { isOn: true } }, { isDemoOn: true }],
  [{ authEnvironment: { GOTRUE_EXTERNAL_EMAIL_ENABLED: "true" } }, { isSignInOutside: false }],
  [{ authEnvironment: { GOTRUE_EXTERNAL_GITHUB_ENABLED: "true" } }, { isSignInOutside: true }],
] as const)("with the settings %j the facts are %j", async (given, facts) => {
  expect(await readDiagramFacts(given, server.system)).toMatchObject(facts);
});

it("shows the page at its address", () => {
  expect(isWebPath("/diagram")).toBe(true);
});
