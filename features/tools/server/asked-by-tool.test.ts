import { describe, expect, it } from "vitest";
import { systemLabel } from "#platform/contract/label.ts";
import { newId } from "#platform/server/ids.ts";
import { catalogueTool } from "./catalogue-tool.ts";
import { decideToolCall } from "./decide-tool-call.ts";
import { registerToolRules } from "./gate/tool-mode.ts";
import { base, person, stageToolCalls } from "./testing/stage-tool-calls.ts";

const staged = stageToolCalls();

/** What the gate decides on a call that the policies allow, with the tool's own rule. */
function decide(needsPerson?: string) {
  const tool = catalogueTool("built_in", {
    ...base,
    name: "look_around",
    decide: async () => ({ outcome: "allow", ...(needsPerson ? { needsPerson } : {}) }),
    run: async (_context, { text }) => ({ content: text, summary: text }),
  });
  const context = { ...staged.contextOf(person()), callId: newId(), label: systemLabel };
  return decideToolCall(context, tool, { text: "hello" }, undefined);
}

describe("a call that the policies allow", () => {
  it("waits for its person where the tool's own rule says why, and the request gives that reason", async () => {
    expect(await decide("It sends a form.")).toMatchObject({
      outcome: "ask",
      wait: { kind: "approval" },
      approval: { rule: "tool_asks", why: "It sends a form." },
    });
  });

  it("waits for somebody else where admins want four eyes", async () => {
    const rules = new Map([["look_around", { mode: "automatic", needsOther: true }]] as const);
    registerToolRules(staged.server.services, async () => rules);
    expect(await decide("It sends a form.")).toMatchObject({
      approval: { rule: "tool_asks", needs_other: true },
    });
    expect(await decide()).toMatchObject({ outcome: "allow" });
  });

  it("is carried out where it does not", async () => {
    expect(await decide()).toMatchObject({ outcome: "allow" });
  });
});
