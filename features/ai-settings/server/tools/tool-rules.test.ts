import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type ChatClient, type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import { forgetToolModes, type ToolRule } from "#features/tools/server/index.ts";
import { command } from "#platform/server/command.ts";
import { createCtx } from "#platform/server/create-ctx.ts";
import type { SetToolMode, ToolList } from "../../contract/index.ts";
import { workspaceAiAccess } from "../ai-settings.access.ts";
import { aiSettingsModule } from "../module.ts";
import { readAiSettings } from "../read-ai-settings.ts";
import { browserOf, createAiServer } from "../testing/ai-server.ts";
import type { ToolModeRow } from "./tool-mode.repository.ts";
import { toolRulesOf } from "./tool-rules-of.ts";

const row = (mode: ToolModeRow["mode"], needsOther = false): ToolModeRow => ({
  ...{ workspace_id: "any", tool_name: "send_mail", mode, needs_other: needsOther },
});

describe("what the installation and a workspace set together", () => {
  it.each<[ToolModeRow, ToolModeRow, ToolRule]>([
    [row("automatic"), row("automatic"), { mode: "automatic", needsOther: false }],
    [row("automatic"), row("ask"), { mode: "ask", needsOther: false }],
    [row("ask"), row("automatic"), { mode: "ask", needsOther: false }],
    [row("ask", true), row("ask"), { mode: "ask", needsOther: true }],
    [row("ask"), row("automatic", true), { mode: "ask", needsOther: true }],
    [row("off"), row("automatic", true), { mode: "off", needsOther: true }],
  ])("%o and %o is the stricter: %o", (installation, workspace, together) => {
    expect(toolRulesOf([installation, workspace]).get("send_mail")).toEqual(together);
  });

  it("is what one of them set where the other set nothing", () => {
    expect(toolRulesOf([row("ask", true)]).get("send_mail")).toEqual({ mode: "ask", needsOther: true });
    expect(toolRulesOf([]).size).toBe(0);
  });
});

describe("the rules that the gate gets", () => {
  let one: ChatServer;
  let two: ChatServer;
  let owner: ChatClient;
  const rulesAt = async ({ services }: ChatServer) =>
    (await readAiSettings(createCtx(services, owner.person), owner.person.workspaceId)).toolRules;
  const path = "/api/v1/ai-settings/tools";
  const set = async (mode: SetToolMode["mode"], needsOther = false) => {
    const { items } = await owner.get<ToolList>(path);
    const hash = items.find(({ name }) => name === "calculate")?.hash;
    return owner.call("PUT", path, { name: "calculate", mode, needsOther, hash });
  };

  beforeAll(async () => {
    one = await createAiServer();
    two = await createOwnChatServer({ beside: one, modules: [aiSettingsModule] });
    owner = browserOf(one);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await two[Symbol.asyncDispose]();
    await one[Symbol.asyncDispose]();
  });

  /** Both servers' caches are this much older from now on. */
  function passMs(ms: number) {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + ms);
  }

  it("are new at once where they were set, and within a second on other servers", async () => {
    expect((await rulesAt(two)).has("calculate")).toBe(false);
    await set("ask");
    expect((await rulesAt(one)).get("calculate")).toEqual({ mode: "ask", needsOther: false });
    passMs(1_000);
    expect((await rulesAt(two)).get("calculate")).toEqual({ mode: "ask", needsOther: false });
  });

  it("lose an automatic mode at once when the command that forgets it commits, and only then", async () => {
    const forget = command(
      "test.forget_modes",
      workspaceAiAccess.set_tool_mode,
      async (ctx, fails: boolean) => {
        await forgetToolModes(ctx, ["calculate"]);
        if (fails) throw new Error("The command fails.");
      },
    );
    const ctx = createCtx(one.services, owner.person);
    await set("automatic");
    expect((await rulesAt(one)).has("calculate")).toBe(true);
    await expect(forget(ctx, true)).rejects.toThrow("The command fails.");
    passMs(1_000);
    expect((await rulesAt(one)).has("calculate")).toBe(true);
    await forget(ctx, false);
    expect((await rulesAt(one)).has("calculate")).toBe(false);

    await set("automatic", true);
    await forget(ctx, false);
    expect((await rulesAt(one)).get("calculate")).toEqual({ mode: "ask", needsOther: true });
    await set("default");
  });

  it("stay when no command forgets them", async () => {
    await set("automatic");
    await expect(forgetToolModes(createCtx(one.services, owner.person), ["calculate"])).rejects.toThrow(
      "Only another command may do this.",
    );
    passMs(1_000);
    expect((await rulesAt(one)).has("calculate")).toBe(true);
  });

  it("stay the same object while nothing is set, also after they were read again", async () => {
    const before = await rulesAt(one);
    passMs(1_000);
    expect(await rulesAt(one)).toBe(before);
    await set("off");
    expect(await rulesAt(one)).not.toBe(before);
  });
});
