import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ChatClient, ChatServer } from "#features/chat/server/testing.ts";
import type { ToolSwitch } from "../../contract/index.ts";
import { browserOf, createAiServer, lastRequestTo } from "../testing/ai-server.ts";

let server: ChatServer;
let admin: ChatClient;
let owner: ChatClient;
const ofAll = "/api/v1/admin/ai-settings/tools";
const ofWorkspace = "/api/v1/ai-settings/tools";

beforeAll(async () => {
  server = await createAiServer();
  admin = browserOf(server, { isAdmin: true });
  owner = browserOf(server);
});
afterEach(async () => {
  await admin.call("PUT", ofAll, { name: "calculate", isOn: true });
  await owner.call("PUT", ofWorkspace, { name: "calculate", isOn: true });
});
afterAll(() => server[Symbol.asyncDispose]());

const turnOff = (who: ChatClient, path: string) => who.call("PUT", path, { name: "calculate", isOn: false });
const switchOf = async (who: ChatClient, path: string) =>
  (await who.get<{ items: ToolSwitch[] }>(path)).items.find(({ name }) => name === "calculate");

describe("a tool that is switched off", () => {
  it("is not offered to the model, and a call to it is denied", async () => {
    await turnOff(owner, ofWorkspace);
    const answer = await owner.ask("[[script:tool-call]]");
    expect(lastRequestTo(server).tools).not.toContain("calculate");
    expect(answer.parts[0]).toMatchObject({ toolName: "calculate", status: "denied" });
  });

  it("is denied to a run that began with it", async () => {
    const { body: sent } = await owner.send("[[script:tool-loop after=1 held=switched]]");
    await expect
      .poll(() => server.model.requests.at(-1)?.body, { timeout: 10_000 })
      .toMatchObject({
        messages: expect.arrayContaining([expect.objectContaining({ role: "tool" })]),
      });
    await turnOff(owner, ofWorkspace);
    server.model.release("switched");
    await expect
      .poll(() => deniedCallsOf(sent.run.id), { timeout: 10_000 })
      .toContainEqual({ error_code: "tool.gone" });
    await owner.call("POST", `/api/v1/runs/${sent.run.id}/cancel`);
    await owner.answerOf(sent);
  });

  it("by a workspace is on in every other", async () => {
    await turnOff(owner, ofWorkspace);
    await browserOf(server).ask("Hello");
    expect(lastRequestTo(server).tools).toContain("calculate");
  });

  it("by the installation is off everywhere, and a workspace cannot switch it on", async () => {
    await turnOff(admin, ofAll);
    await owner.call("PUT", ofWorkspace, { name: "calculate", isOn: true });
    expect(await switchOf(owner, ofWorkspace)).toMatchObject({ isOn: true, isOffEverywhere: true });
    await owner.ask("Hello");
    expect(lastRequestTo(server).tools).not.toContain("calculate");
  });

  it("is audited once, and on again when somebody switches it on", async () => {
    await turnOff(owner, ofWorkspace);
    await turnOff(owner, ofWorkspace);
    await owner.call("PUT", ofWorkspace, { name: "calculate", isOn: true });
    expect(await switchOf(owner, ofWorkspace)).toMatchObject({ isOn: true });
    const acts = await server.look<{ act: string }>(
      "select act from audit_events where workspace_id = $1 and act like 'tool.switched%' order by number desc limit 2",
      [owner.person.workspaceId],
    );
    expect(acts.map(({ act }) => act)).toEqual(["tool.switched_on", "tool.switched_off"]);
  });
});

const deniedCallsOf = (runId: string) =>
  server.look("select error_code from tool_calls where run_id = $1 and status = 'denied'", [runId]);

describe("switching a tool is refused", () => {
  it("when it does not exist, to a member, and to an owner for the installation", async () => {
    const off = { name: "launch_rocket", isOn: false };
    expect((await owner.call("PUT", ofWorkspace, off)).status).toBe(404);
    expect((await turnOff(browserOf(server, { role: "member" }), ofWorkspace)).status).toBe(403);
    expect((await turnOff(owner, ofAll)).status).toBe(403);
  });
});
