import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChatClient, ChatServer } from "#features/chat/server/testing.ts";
import { addModel, addProvider, enableModel, makeDefaultModel } from "#features/models/server/index.ts";
import type { Preview, Redaction } from "../../contract/index.ts";
import { browserOf, createAiServer, lastRequestTo } from "../testing/ai-server.ts";

let server: ChatServer;
let admin: ChatClient;
let owner: ChatClient;
let providerId: string;
const path = "/api/v1/admin/ai-settings/redaction";
const ada = "ada@example.com";

const switchRule = (rule: string, isOn = true, id = providerId) =>
  admin.call("PUT", `${path}/rules`, { providerId: id, rule, isOn });

beforeAll(async () => {
  server = await createAiServer();
  admin = browserOf(server, { isAdmin: true });
  providerId = (await admin.get<Redaction>(path)).providers[0]?.id ?? "";
  await switchRule("email");
  await switchRule("phone");
});
beforeEach(() => {
  owner = browserOf(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const requests = () => server.model.requests.map(({ body }) => JSON.stringify(body));
const valuesOf = (workspaceId: string) =>
  server.look("select placeholder, value from redacted_values where workspace_id = $1", [workspaceId]);

describe("a provider with a rule", () => {
  it("gets a placeholder; the answer, the badge and the receipt have the address and say what was replaced", async () => {
    const answer = await owner.ask(`Write to ${ada} or +49 30 901820`);
    const { text } = lastRequestTo(server);
    expect(text).toContain("Write to [EMAIL_1] or [PHONE_1]");
    expect(text).not.toContain(ada);
    expect(JSON.stringify(answer.parts)).toContain(`You said: Write to ${ada} or +49 30 901820`);
    expect(answer.model?.replaced).toEqual([
      { name: "EMAIL", count: 1 },
      { name: "PHONE", count: 1 },
    ]);
    const { replaced } = await owner.receipt(answer.runId ?? "");
    expect(replaced).toContainEqual({ provider: "Scripted", placeholder: "EMAIL_1", value: ada });
  });

  it("gets the same placeholder in every later message of the conversation, and others start anew", async () => {
    const { conversationId } = await owner.ask(`I am ${ada}`);
    await owner.ask(`Not bob@example.com but ${ada}`, { conversationId });
    expect(lastRequestTo(server).text).toContain("Not [EMAIL_2] but [EMAIL_1]");
    await owner.ask("I am bob@example.com");
    expect(lastRequestTo(server).text).toContain("I am [EMAIL_1]");
  });

  it("gets it in the results of tools too, while the tool itself gets the value", async () => {
    const input = JSON.stringify({ query: ada });
    const answer = await owner.ask(`[[script:obedient]] [[call search_conversations ${input}]]`);
    expect(requests().slice(-2).join()).not.toContain(ada);
    const [call] = await server.look<{ input: unknown }>("select input from tool_calls where run_id = $1", [
      answer.runId,
    ]);
    expect(call?.input).toEqual({ query: ada });
  });

  it("leaves nothing in the audit trail, and nothing at all once the conversation is erased", async () => {
    const answer = await owner.ask(`I am ${ada}`);
    const events = await server.look<{ envelope: Buffer }>(
      "select envelope from audit_events where run_id = $1",
      [answer.runId],
    );
    expect(events.map(({ envelope }) => String(envelope)).join()).not.toContain(ada);
    const { workspaceId } = owner.person;
    expect(await valuesOf(workspaceId)).toEqual([{ placeholder: "EMAIL_1", value: ada }]);
    const { eraseRuns } = await import("#features/runs/server/index.ts");
    await eraseRuns(server.system, { workspaceId, host: "conversation", hostId: answer.conversationId });
    expect(await valuesOf(workspaceId)).toEqual([]);
  });

  it("gets the rest of the rules only when they are on", async () => {
    await owner.ask("from 203.0.113.7");
    expect(lastRequestTo(server).text).toContain("203.0.113.7");
  });
});

describe("another provider", () => {
  it("that takes over applies its own rules, and the built-in assistant gets everything", async () => {
    const local = await addProvider(server.system, {
      kind: "openai_compatible",
      name: "Failing",
      baseUrl: server.model.url,
      apiKey: server.model.apiKey,
    });
    await addModel(server.system, { providerId: local.id, modelId: "failing" });
    await enableModel(server.system, { ref: "failing" });
    await makeDefaultModel(server.system, { ref: "failing" });
    const answer = await owner.ask(`I am ${ada}`);
    const [unruled, ruled] = requests().slice(-2);
    expect(unruled).toContain(ada);
    expect(ruled).not.toContain(ada);
    expect(answer.model).toMatchObject({ insteadOf: "failing", replaced: [{ name: "EMAIL", count: 1 }] });
    const builtin = await owner.ask(`I am ${ada}`, { modelId: "builtin" });
    expect(builtin.model).toEqual(expect.not.objectContaining({ replaced: expect.anything() }));
    await makeDefaultModel(server.system, { ref: "scripted" });
  });
});

describe("own terms", () => {
  const add = (body: object) => admin.call<{ id: string }>("POST", `${path}/terms`, body);

  it("are replaced for every connected provider until they are deleted", async () => {
    const { body: words } = await add({ kind: "words", text: "Project Aurora", placeholder: "PROJECT" });
    const { body: pattern } = await add({ kind: "pattern", text: "EMP-\\d{4,6}", placeholder: "STAFF" });
    await owner.ask("project aurora is led by EMP-00123");
    expect(lastRequestTo(server).text).toContain("[PROJECT_1] is led by [STAFF_1]");
    for (const { id } of [words, pattern]) await admin.call("DELETE", `${path}/terms/${id}`);
    await owner.ask("project aurora");
    expect(lastRequestTo(server).text).toContain("project aurora");
  });

  it("are refused when their pattern could hold up the server, is broken, or their name is taken", async () => {
    const refusal = async (body: object) =>
      (await add(body)).body as { error?: { code: string; message: string } };
    expect(await refusal({ kind: "pattern", text: "(a+)+b", placeholder: "NAME" })).toMatchObject({
      error: { code: "redaction.pattern_refused", message: expect.stringContaining("upper limit") },
    });
    expect(await refusal({ kind: "pattern", text: "[z-a]{2}", placeholder: "NAME" })).toMatchObject({
      error: { code: "redaction.pattern_refused" },
    });
    expect(await refusal({ kind: "words", text: "Ada", placeholder: "EMAIL" })).toMatchObject({
      error: { code: "redaction.placeholder_taken" },
    });
    expect(await refusal({ kind: "words", text: "A", placeholder: "NAME" })).toMatchObject({
      error: { code: "redaction.term_too_short" },
    });
  });
});

describe("the rules", () => {
  it("are changed by admins of the installation only, and only those that exist", async () => {
    const body = { providerId, rule: "email", isOn: false };
    expect((await owner.call("PUT", `${path}/rules`, body)).status).toBe(403);
    expect((await owner.call("GET", path)).status).toBe(403);
    expect((await owner.call("POST", `${path}/terms`, {})).status).toBe(403);
    expect((await switchRule(providerId)).status).toBe(404);
    expect((await switchRule("email", true, owner.person.workspaceId)).status).toBe(404);
    expect((await admin.call("DELETE", `${path}/terms/${providerId}`)).status).toBe(404);
  });
});

describe("the preview", () => {
  const question = { message: `Write to ${ada}`, timeZone: "UTC" };

  it("shows exactly what the provider would get, and stores nothing", async () => {
    await owner.call("POST", "/api/v1/ai-settings/instructions", { text: "Be brief.", basedOn: 0 });
    const { body } = await owner.call<Preview>("POST", "/api/v1/ai-settings/preview", {
      ...question,
      modelId: "scripted",
    });
    expect(body).toMatchObject({ provider: "Scripted", replaced: [{ placeholder: "EMAIL_1", value: ada }] });
    expect(await valuesOf(owner.person.workspaceId)).toEqual([]);
    await owner.ask(question.message, { timeZone: "UTC" });
    const sent = server.model.requests.at(-1)?.body as { messages: { role: string; content: unknown }[] };
    expect(body.messages.map(({ text }) => text)).toEqual(
      sent.messages.map(({ content }) => (typeof content === "string" ? content : textOf(content))),
    );
  });

  it("shows the plain message for the built-in assistant", async () => {
    const asked = { ...question, modelId: "builtin" };
    const { body } = await owner.call<Preview>("POST", "/api/v1/ai-settings/preview", asked);
    expect(body).toMatchObject({ provider: null, replaced: [] });
    expect(body.messages.at(-1)?.text).toBe(question.message);
  });

  it("of an admin is refused for a workspace of others, and a member has none", async () => {
    const foreign = { ...question, modelId: "scripted", workspaceId: owner.person.workspaceId };
    const refused = await admin.call("POST", "/api/v1/admin/ai-settings/preview", foreign);
    expect(refused).toMatchObject({ status: 404, body: { error: { code: "preview.workspace_not_found" } } });
    const member = browserOf(server, { role: "member" });
    const asked = { ...question, modelId: "scripted" };
    expect((await member.call("POST", "/api/v1/ai-settings/preview", asked)).status).toBe(403);
    expect((await owner.call("POST", "/api/v1/admin/ai-settings/preview", foreign)).status).toBe(403);
  });
});

function textOf(content: unknown): string {
  return (content as { text?: string }[]).map(({ text = "" }) => text).join("\n");
}
