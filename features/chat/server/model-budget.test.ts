import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDefaultModel, setModelPrice } from "#features/models/server/index.ts";
import { newId } from "#platform/server/ids.ts";
import type { SentMessage } from "../contract/index.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "./testing/create-chat-server.ts";

let server: ChatServer;

beforeAll(async () => {
  server = await createOwnChatServer();
  const [model] = await server.look<{ id: string }>("select id from models where model_id = 'scripted'");
  // A dollar for a thousand written tokens: an answer may cost a good eight dollars.
  await setModelPrice(server.system, {
    target: { type: "model", modelId: model?.id ?? "" },
    prices: { inputMicros: 1_000_000, cachedInputMicros: 1_000_000, outputMicros: 1_000_000_000 },
  });
  await makeDefaultModel(server.system, { ref: "scripted" });
});
afterAll(() => server[Symbol.asyncDispose]());

async function newClient(dollars: number, role: "owner" | "member" = "owner"): Promise<ChatClient> {
  const client = new ChatClient(server, { ...personOf(), role });
  await client.call("GET", "/api/v1/models");
  await setBudget(client, dollars);
  return client;
}

async function setBudget({ person }: ChatClient, dollars: number): Promise<void> {
  await server.look(
    `insert into entitlement_overrides (workspace_id, entitlement, id, value_limit, reason, starts_at)
     values ($1, 'model_cost', $2, $3, 'test', now() - interval '1 day')
     on conflict (workspace_id, entitlement) do update set value_limit = excluded.value_limit`,
    [person.workspaceId, newId(), Math.round(dollars * 1_000_000)],
  );
}

const counterOf = async ({ person }: ChatClient, entitlement: string, scope = "workspace") =>
  (
    await server.look<{ used: number; reserved: number }>(
      "select used, reserved from usage_counters where workspace_id = $1 and entitlement = $2 and scope = $3",
      [person.workspaceId, entitlement, scope],
    )
  )[0];

describe("a workspace whose model budget is used up", () => {
  it("says so in the chat, asks no model, and loses nothing; Retry works once it is raised", async () => {
    const ann = await newClient(5);
    server.model.requests.length = 0;
    const { body } = await ann.send("[[script:tokens count=3]]");
    const refused = await ann.answerOf(body);
    expect(refused).toMatchObject({ status: "failed", error: { code: "run.model_budget" } });
    expect(refused.error).toMatchObject({ settingsPath: expect.stringMatching(/^\/settings/) });
    expect(refused.error?.message).toMatch(
      /^Only \$5\.00 of your workspace's model budget of \$5\.00 for this month is left, and the next step may cost more\. It resets on 1 \w+ \d{4}\. You can raise it in Settings → Billing\. Nothing is lost: choose Retry after that\.$/,
    );
    expect(server.model.requests).toEqual([]);
    expect(await ann.run(refused.runId ?? "")).toMatchObject({ status: "failed", usage: { inputTokens: 0 } });

    await setBudget(ann, 20);
    const retried = await retry(ann, refused.id);
    expect(retried).toMatchObject({ status: "complete" });
    expect(await counterOf(ann, "model_cost")).toMatchObject({ reserved: 0 });
    expect((await counterOf(ann, "model_cost"))?.used).toBeGreaterThan(3_000);
  });

  it("tells a member whom to ask", async () => {
    const member = await newClient(0, "member");
    const { error } = await member.ask("Hello");
    expect(error?.message).toContain("Your workspace has no budget for models.");
    expect(error?.message).toContain("Ask an owner or admin of your workspace to raise it.");
    expect(error).not.toHaveProperty("settingsPath");
  });

  it("stops a run before its next step, and what the run had done stays", async () => {
    const question = "[[script:tool-call]]";
    const rich = await newClient(100);
    await rich.ask(question);
    const [first] = await server.look<{ reserved: number }>(
      `select reserved_amount as reserved from usage_ledger
       where workspace_id = $1 and entitlement = 'model_cost' order by created_at limit 1`,
      [rich.person.workspaceId],
    );
    // Enough for the first step; what it uses is missing for the second.
    const ann = await newClient(((first?.reserved ?? 0) + 100) / 1_000_000);
    const answer = await ann.ask(question);
    expect(answer).toMatchObject({ status: "failed", error: { code: "run.model_budget" } });
    expect(answer.parts[0]).toMatchObject({ type: "tool-call", status: "succeeded" });
    const spent = await counterOf(ann, "model_cost");
    expect(spent).toMatchObject({ reserved: 0 });
    expect(spent?.used).toBeGreaterThan(0);
  });

  it("still has the built-in assistant", async () => {
    const ann = await newClient(0);
    expect(await ann.ask("What is 3 * 4?", { modelId: "builtin" })).toMatchObject({ status: "complete" });
  });
});

it("tokens are counted for the workspace and for the person, as the run says; an answer is no run of an agent", async () => {
  const ann = await newClient(100);
  const answer = await ann.ask("[[script:tokens count=12]]");
  const { usage } = await ann.run(answer.runId ?? "");
  for (const scope of ["workspace", "user"]) {
    expect(await counterOf(ann, "runs", scope)).toBeUndefined();
    expect((await counterOf(ann, "tokens", scope))?.used).toBe(usage.inputTokens + usage.outputTokens);
    expect((await counterOf(ann, "model_cost", scope))?.used).toBe(
      usage.inputTokens + usage.outputTokens * 1_000,
    );
  }
});

it("a step that another server begins anew reserves anew, and nothing counts twice", async () => {
  const ann = await newClient(100);
  const { body } = await ann.send("[[script:held name=lost count=8]]");
  await expect.poll(async () => (await counterOf(ann, "model_cost"))?.reserved).toBeGreaterThan(8_000_000);
  await server.look(
    "update runs set lease_until = now() - interval '1 ms', fence = fence + 1 where id = $1",
    [body.run.id],
  );
  server.model.release("lost");
  const answer = await ann.answerOf(body);
  expect(answer.status).toBe("complete");
  const entries = () =>
    server.look<{ request_id: string; state: string; used: number }>(
      `select request_id, state, used_amount as used from usage_ledger
       where workspace_id = $1 and entitlement = 'model_cost' order by request_id`,
      [ann.person.workspaceId],
    );
  await expect.poll(async () => (await entries()).map(({ state }) => state)).toEqual(["settled", "settled"]);
  const [first, second] = await entries();
  expect(first?.request_id).not.toBe(second?.request_id);
  expect(await counterOf(ann, "model_cost")).toEqual({
    used: (first?.used ?? 0) + (second?.used ?? 0),
    reserved: 0,
  });
});

async function retry(client: ChatClient, messageId: string) {
  const { status, body } = await client.call<SentMessage>("POST", `/api/v1/messages/${messageId}/retry`, {});
  if (status !== 202) throw new Error(`Retry was refused: ${status}`);
  return client.answerOf(body);
}
