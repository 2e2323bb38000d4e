import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ChatClient, ChatServer } from "#features/chat/server/testing.ts";
import { toolsFor } from "#features/tools/server/index.ts";
import { createCtx } from "#platform/server/create-ctx.ts";
import type { ListedTool, SetToolMode } from "../../contract/index.ts";
import { browserOf, createAiServer, lastRequestTo } from "../testing/ai-server.ts";

let server: ChatServer;
let admin: ChatClient;
let owner: ChatClient;
let hash: string | undefined;
const ofAll = "/api/v1/admin/ai-settings/tools";
const ofWorkspace = "/api/v1/ai-settings/tools";

beforeAll(async () => {
  server = await createAiServer();
  admin = browserOf(server, { isAdmin: true });
  owner = browserOf(server);
  hash = (await listed(owner, ofWorkspace))?.hash;
});
afterEach(async () => {
  await set(admin, ofAll, "default");
  await set(owner, ofWorkspace, "default");
});
afterAll(() => server[Symbol.asyncDispose]());

const set = (who: ChatClient, path: string, mode: SetToolMode["mode"], more: object = {}) =>
  who.call("PUT", path, { name: "calculate", mode, hash, ...more });
const listed = async (who: ChatClient, path: string) =>
  (await who.get<{ items: ListedTool[] }>(path)).items.find(({ name }) => name === "calculate");

describe("a tool in mode off", () => {
  it("is not offered to the model, and a call to it is denied", async () => {
    await set(owner, ofWorkspace, "off");
    const answer = await owner.ask("[[script:tool-call]]");
    expect(lastRequestTo(server).tools).not.toContain("calculate");
    expect(answer.parts[0]).toMatchObject({ toolName: "calculate", status: "denied" });
  });

  it("is denied to a run that began with it", async () => {
    const { body: sent } = await owner.send("[[script:tool-loop after=1 held=switched]]");
    // The second step of this run and not of an earlier one: its tools are as they were.
    const ofRun = () =>
      server.model.requests.filter(({ body }) => JSON.stringify(body).includes("held=switched"));
    await expect.poll(() => ofRun().length).toBeGreaterThan(1);
    await set(owner, ofWorkspace, "off");
    server.model.release("switched");
    await expect
      .poll(() => deniedCallsOf(sent.run.id), { timeout: 10_000 })
      .toContainEqual({ error_code: "tool.gone" });
    await owner.call("POST", `/api/v1/runs/${sent.run.id}/cancel`);
    await owner.answerOf(sent);
  });

  it("in one workspace is there in every other", async () => {
    await set(owner, ofWorkspace, "off");
    await browserOf(server).ask("Hello");
    expect(lastRequestTo(server).tools).toContain("calculate");
  });

  it("for the installation is off everywhere", async () => {
    await set(admin, ofAll, "off");
    await owner.ask("Hello");
    expect(lastRequestTo(server).tools).not.toContain("calculate");
    expect(await listed(owner, ofWorkspace)).toMatchObject({
      mode: "default",
      installation: { mode: "off", needsOther: false },
    });
  });

  it("is there again with the next mode", async () => {
    await set(owner, ofWorkspace, "off");
    await set(owner, ofWorkspace, "automatic");
    const { person } = owner;
    const names = (await toolsFor(createCtx(server.services, person))).map(({ name }) => name);
    expect(names).toContain("calculate");
  });
});

const deniedCallsOf = (runId: string) =>
  server.look("select error_code from tool_calls where run_id = $1 and status = 'denied'", [runId]);

describe("a workspace", () => {
  it("cannot be less strict than the installation, but stricter", async () => {
    await set(admin, ofAll, "ask");
    const { status, body } = await set(owner, ofWorkspace, "automatic");
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: { code: "tool_mode.too_wide" } });
    expect((await set(owner, ofWorkspace, "off")).status).toBe(204);
    await set(admin, ofAll, "off");
    expect((await set(owner, ofWorkspace, "ask")).status).toBe(409);
  });

  it("follows the installation in mode default, whatever that sets", async () => {
    await set(admin, ofAll, "off");
    expect((await set(owner, ofWorkspace, "default")).status).toBe(204);
  });

  it("lets a tool run by itself where the installation leaves it to the policy", async () => {
    expect((await set(owner, ofWorkspace, "automatic")).status).toBe(204);
    expect(await listed(owner, ofWorkspace)).toMatchObject({
      mode: "automatic",
      installation: { mode: "default", needsOther: false },
    });
  });
});

describe("setting a mode", () => {
  it("is stored with who has to approve, and shown", async () => {
    await set(owner, ofWorkspace, "ask", { needsOther: true });
    expect(await listed(owner, ofWorkspace)).toMatchObject({ mode: "ask", needsOther: true });
    await set(owner, ofWorkspace, "ask");
    expect(await listed(owner, ofWorkspace)).toMatchObject({ mode: "ask", needsOther: false });
  });

  it("is audited once a change, with the name of a built-in tool", async () => {
    for (const mode of ["off", "off", "ask", "ask", "default", "default"] as const)
      await set(owner, ofWorkspace, mode);
    expect(await newestEvents(3)).toEqual([
      { tool: "calculate", mode: "default", needs_other: false },
      { tool: "calculate", mode: "ask", needs_other: false },
      { tool: "calculate", mode: "off", needs_other: false },
    ]);
  });

  it("by two admins at once ends in one of both modes, and the last event names it", async () => {
    const other = browserOf(server, { workspaceId: owner.person.workspaceId, role: "admin" });
    for (let round = 0; round < 5; round++) {
      const replies = await Promise.all([
        set(owner, ofWorkspace, "off"),
        set(other, ofWorkspace, "automatic"),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([204, 204]);
      const [last] = await newestEvents(1);
      expect((await listed(owner, ofWorkspace))?.mode).toBe(last?.mode);
    }
  });

  it("is refused to a member, and to an owner for the installation", async () => {
    const member = browserOf(server, { workspaceId: owner.person.workspaceId, role: "member" });
    expect((await set(member, ofWorkspace, "off")).status).toBe(403);
    expect((await member.call("GET", ofWorkspace)).status).toBe(403);
    expect((await set(owner, ofAll, "off")).status).toBe(403);
    expect((await owner.call("GET", ofAll)).status).toBe(403);
  });

  it("is refused for a tool that does not exist, and for a mode that does not", async () => {
    const rocket = { name: "launch_rocket", mode: "off" };
    expect((await owner.call("PUT", ofWorkspace, rocket)).status).toBe(404);
    expect((await admin.call("PUT", ofAll, rocket)).status).toBe(404);
    expect((await owner.call("PUT", ofWorkspace, { name: "calculate", mode: "always" })).status).toBe(400);
  });

  it("automatic is refused without the tool that the admin saw, and for another form of it", async () => {
    const changed = { status: 409, body: { error: { code: "tool_mode.tool_changed" } } };
    for (const [who, path] of [
      [owner, ofWorkspace],
      [admin, ofAll],
    ] as const) {
      expect((await set(who, path, "automatic", { hash: undefined })).status).toBe(400);
      expect(await set(who, path, "automatic", { hash: "another" })).toMatchObject(changed);
      expect(await listed(who, path)).toMatchObject({ mode: "default" });
      expect((await set(who, path, "ask", { hash: "another" })).status).toBe(204);
    }
  });

  it("is refused with somebody else to approve what is never asked about", async () => {
    expect((await set(owner, ofWorkspace, "default", { needsOther: true })).status).toBe(400);
    expect((await set(owner, ofWorkspace, "off", { needsOther: true })).status).toBe(400);
  });
});

async function newestEvents(count: number) {
  const rows = await server.look<{ facts: { mode: string } }>(
    `select convert_from(envelope, 'utf8')::jsonb -> 'facts' as facts from audit_events
     where workspace_id = $1 and act = 'tool.mode_set' order by number desc limit $2`,
    [owner.person.workspaceId, count],
  );
  return rows.map(({ facts }) => facts);
}
