import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { recordStatements } from "#platform/server/testing/record-statements.ts";
import { statementsOf } from "../../limits.ts";
import { createModules } from "../modules.ts";

const credentials = { email: `${newId()}@example.com`, password: "a passphrase for counting" };
const ids = { conversation: newId(), run: "" };
let first: TestServer;
/** Serves and works off nothing: a run is no part of the request that begins it. */
let counted: TestServer;
let headers: Record<string, string>;
let refreshToken: string;

beforeAll(async () => {
  const modules = () => createModules({ publicUrl: "http://127.0.0.1", isAuthApiKeyRequired: false });
  first = await createTestServer({ modules: modules() });
  counted = await createTestServer({ modules: modules(), beside: first, isWorker: false });
  await signIn("/auth/v1/signup");
  const sent = await send(ids.conversation);
  ids.run = sent.run.id;
  await vi.waitFor(async () => {
    const rows = await first.look("select 1 from runs where id = $1 and ended_at is not null", [ids.run]);
    expect(rows).toHaveLength(1);
  }, 50_000);
});
afterAll(async () => {
  await counted[Symbol.asyncDispose]();
  await first[Symbol.asyncDispose]();
});

async function ask(method: "GET" | "POST", url: string, payload?: object) {
  const reply = await counted.server.inject({
    method,
    url,
    headers: headers ?? {},
    ...(payload ? { payload } : {}),
  });
  if (reply.statusCode >= 300) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`);
  return reply.body ? reply.json() : undefined;
}

async function signIn(url: string, payload: object = credentials) {
  const session = await ask("POST", url, payload);
  headers = { authorization: `Bearer ${session.access_token}` };
  refreshToken = session.refresh_token;
}

const send = (conversationId: string) =>
  ask("POST", `/api/v1/conversations/${conversationId}/messages`, {
    ...{ id: newId(), text: "What is 12 * 12?", modelId: "builtin", timeZone: "UTC" },
    isNewConversation: true,
  });

/** Those that every page, every question and every tab asks again and again. */
const hottest: Record<string, () => Promise<unknown>> = {
  "GET /api/v1/me": () => ask("GET", "/api/v1/me"),
  "GET /auth/v1/user": () => ask("GET", "/auth/v1/user"),
  "GET /api/v1/usage": () => ask("GET", "/api/v1/usage"),
  "GET /api/v1/conversations": () => ask("GET", "/api/v1/conversations"),
  "GET /api/v1/conversations/:id": () => ask("GET", `/api/v1/conversations/${ids.conversation}`),
  "GET /api/v1/conversations/:id/messages": () =>
    ask("GET", `/api/v1/conversations/${ids.conversation}/messages`),
  "GET /api/v1/runs/:id": () => ask("GET", `/api/v1/runs/${ids.run}`),
  "GET /api/v1/runs/:id/receipt": () => ask("GET", `/api/v1/runs/${ids.run}/receipt`),
  "POST /api/v1/conversations/:id/messages (a new one)": () => send(newId()),
  "POST /auth/v1/token (refresh)": () =>
    signIn("/auth/v1/token?grant_type=refresh_token", { refresh_token: refreshToken }),
};

it.each(Object.keys(hottest))("%s asks the database exactly as often as it must", async (name) => {
  const perform = hottest[name];
  const statements = await withoutPassingTime(async () => {
    // What is remembered afterwards is not counted.
    await perform?.();
    return recordStatements(async () => perform?.());
  });
  if (process.env.SHOW) console.log(name, statements.length);
  expect(
    statements.length,
    `${name} needs another number of statements: read together what belongs together, or change apps/limits.ts\n${statements.join("\n")}`,
  ).toBe(statementsOf[name]);
});

/**
 * Who calls and what a workspace may do are remembered for seconds: on a busy machine the memory would otherwise end
 * between the call that fills it and the one that is counted.
 */
async function withoutPassingTime<Result>(perform: () => Promise<Result>): Promise<Result> {
  const spy = vi.spyOn(performance, "now").mockReturnValue(performance.now());
  return perform().finally(() => spy.mockRestore());
}
