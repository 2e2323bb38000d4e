import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChatClient, ChatServer } from "#features/chat/server/testing.ts";
import type { Page } from "#platform/contract/page.ts";
import type { InstructionVersion } from "../../contract/index.ts";
import { adminsGuidance } from "../runs/admins-guidance.ts";
import { browserOf, createAiServer, lastRequestTo } from "../testing/ai-server.ts";

let server: ChatServer;
let admin: ChatClient;
let owner: ChatClient;
const ofAll = "/api/v1/admin/ai-settings/instructions";
const ofWorkspace = "/api/v1/ai-settings/instructions";

beforeAll(async () => {
  server = await createAiServer();
  admin = browserOf(server, { isAdmin: true });
});
beforeEach(() => {
  owner = browserOf(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const versions = async (who: ChatClient, path: string) =>
  (await who.get<Page<InstructionVersion> & { above?: string }>(`${path}?limit=100`)).items;

/** Writes over whatever is in force. */
async function write(who: ChatClient, path: string, text: string) {
  const basedOn = (await versions(who, path))[0]?.number ?? 0;
  return who.call<InstructionVersion>("POST", path, { text, basedOn });
}

describe("instructions", () => {
  it("of the installation and the workspace reach the model in this order, and the receipt names their versions", async () => {
    const { body: above } = await write(admin, ofAll, "Call every customer a guest.");
    await write(owner, ofWorkspace, "Answer like a pirate.");
    const { runId } = await owner.ask("Hello");
    const { system } = lastRequestTo(server);
    expect(system.indexOf("Call every customer a guest.")).toBeGreaterThan(0);
    expect(system.indexOf("Answer like a pirate.")).toBeGreaterThan(system.indexOf("Call every customer"));
    expect(system).toContain("the earlier ones count");
    const { instructions } = await owner.receipt(runId ?? "");
    expect(instructions).toEqual({ installation: above.number, workspace: 1 });
  });

  it("of a workspace reach no other", async () => {
    await write(owner, ofWorkspace, "Only for us.");
    await browserOf(server).ask("Hello");
    expect(lastRequestTo(server).text).not.toContain("Only for us.");
  });

  it("are kept in versions that say who changed them, and an earlier one can be restored", async () => {
    await write(owner, ofWorkspace, "One");
    await write(owner, ofWorkspace, "Two");
    const name = `update auth.users set raw_user_meta_data = '{"name":"Ann Lee"}' where id = $1`;
    await server.look(name, [owner.person.userId]);
    const { status } = await owner.call("POST", `${ofWorkspace}/restore`, { number: 1, basedOn: 2 });
    expect(status).toBe(201);
    expect(await versions(owner, ofWorkspace)).toMatchObject([
      { number: 3, text: "One", restoredFrom: 1, changedBy: "Ann Lee" },
      { number: 2, text: "Two", restoredFrom: null },
      { number: 1, text: "One" },
    ]);
    const acts = await server.look<{ act: string }>(
      "select act from audit_events where workspace_id = $1 and act like 'instructions.%' order by number",
      [owner.person.workspaceId],
    );
    expect(acts.map(({ act }) => act)).toEqual([
      "instructions.changed",
      "instructions.changed",
      "instructions.restored",
    ]);
  });

  it("are listed page by page", async () => {
    for (const text of ["One", "Two", "Three"]) await write(owner, ofWorkspace, text);
    const first = await owner.get<Page<InstructionVersion>>(`${ofWorkspace}?limit=2`);
    expect(first.items.map(({ number }) => number)).toEqual([3, 2]);
    const rest = await owner.get<Page<InstructionVersion>>(
      `${ofWorkspace}?limit=2&cursor=${first.nextCursor}`,
    );
    expect(rest).toMatchObject({ items: [{ number: 1 }], nextCursor: null });
  });

  it("stay for a run that goes on, whatever is changed meanwhile", async () => {
    await write(owner, ofWorkspace, "As it began.");
    const { runId } = await owner.ask("Hello");
    await write(owner, ofWorkspace, "Changed.");
    const [run] = await server.look<{ id: string }>("select * from runs where id = $1", [runId]);
    const goingOn = { ...run, attempt: 2 } as Parameters<typeof adminsGuidance.begin>[1];
    const { instructions } = await adminsGuidance.begin(server.system, goingOn);
    expect(instructions).toContain("As it began.");
    expect(instructions).not.toContain("Changed.");
  });

  it("that are removed are sent no more", async () => {
    await write(owner, ofWorkspace, "Gone soon.");
    await write(owner, ofWorkspace, "");
    await owner.ask("Hello");
    expect(lastRequestTo(server).system).not.toContain("of this workspace\n");
  });
});

describe("a change of instructions is refused", () => {
  it("when somebody else changed them since they were read", async () => {
    await write(owner, ofWorkspace, "One");
    const { status, body } = await owner.call("POST", ofWorkspace, { text: "Mine", basedOn: 0 });
    expect([status, body]).toMatchObject([409, { error: { code: "instructions.changed_meanwhile" } }]);
  });

  it("when nothing would change, when the version does not exist, and when the text is too long", async () => {
    await write(owner, ofWorkspace, "One");
    const refusal = async (path: string, body: object) => (await owner.call("POST", path, body)).status;
    expect(await refusal(ofWorkspace, { text: " One ", basedOn: 1 })).toBe(409);
    expect(await refusal(`${ofWorkspace}/restore`, { number: 7, basedOn: 1 })).toBe(404);
    expect(await refusal(ofWorkspace, { text: "x".repeat(8_001), basedOn: 1 })).toBe(400);
  });

  it("to a member, and to the owner of a workspace for the installation", async () => {
    const member = browserOf(server, { role: "member" });
    const body = { text: "Mine", basedOn: 0 };
    expect((await member.call("POST", ofWorkspace, body)).status).toBe(403);
    expect((await member.call("GET", ofWorkspace)).status).toBe(403);
    expect((await owner.call("POST", ofAll, body)).status).toBe(403);
    expect((await owner.call("GET", ofAll)).status).toBe(403);
  });
});
