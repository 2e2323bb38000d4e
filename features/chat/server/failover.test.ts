import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addModel, enableModel, makeDefaultModel } from "#features/models/server/index.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "./testing/create-chat-server.ts";

let server: ChatServer;
let ann: ChatClient;

beforeAll(async () => {
  server = await createOwnChatServer();
  ann = new ChatClient(server, personOf());
  const [provider] = await server.look<{ id: string }>("select id from model_providers");
  await addModel(server.system, { providerId: provider?.id ?? "", modelId: "failing" });
  await enableModel(server.system, { ref: "failing" });
  await makeDefaultModel(server.system, { ref: "failing" });
});
afterAll(() => server[Symbol.asyncDispose]());

async function calledModel(runId: string | null) {
  const [event] = await server.look<{ envelope: Buffer }>(
    "select envelope from audit_events where run_id = $1 and act = 'model.called'",
    [runId],
  );
  const ids = await server.look<{ id: string; label: string }>("select id, label from models");
  const labelOf = (id: string) => ids.find((row) => row.id === id)?.label;
  const { model, instead_of } = JSON.parse(String(event?.envelope)).facts;
  return { model: labelOf(model), insteadOf: labelOf(instead_of) };
}

describe("a model that fails before its first word", () => {
  it("is replaced when nobody chose it; the badge and the audit event name both", async () => {
    const answer = await ann.ask("Hello");
    expect(answer).toMatchObject({ status: "complete", model: { label: "scripted", insteadOf: "failing" } });
    expect(await calledModel(answer.runId)).toEqual({ model: "scripted", insteadOf: "failing" });
  });

  it("is not replaced when it was chosen", async () => {
    const { body: models } = await ann.call<{ items: { id: string; label: string }[] }>(
      "GET",
      "/api/v1/models",
    );
    const modelId = models.items.find(({ label }) => label === "failing")?.id ?? "";
    const answer = await ann.ask("Hello", { modelId });
    expect(answer).toMatchObject({ status: "failed", error: { code: "model.unavailable" } });
    expect(answer.model).toEqual({ label: "failing", provider: "Scripted", isBuiltin: false });
    expect(await calledModel(answer.runId)).toEqual({ model: "failing", insteadOf: undefined });
  });
});
