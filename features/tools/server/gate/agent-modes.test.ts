import { describe, expect, it } from "vitest";
import { catalogueTool } from "../catalogue-tool.ts";
import { defineTool } from "../define-tool.ts";
import { harmlessFacts } from "../testing/harmless-facts.ts";
import type { ToolFacts } from "../tool-facts.ts";
import type { AgentModes } from "./agent-modes.ts";
import { decideByRules } from "./decide-by-policy.ts";
import { policySetOf } from "./policy-set.ts";
import { noRules, type ToolRules } from "./tool-mode.ts";

type Mode = "automatic" | "ask" | "off";
const strictness = ["allow", "ask", "deny"];

const tool = (facts: Partial<ToolFacts>) =>
  catalogueTool(
    "built_in",
    defineTool({
      ...{ name: "thing", title: "Thing", description: "A thing." },
      input: { jsonSchema: { type: "object" } },
      facts: { ...harmlessFacts(), ...facts },
      ...{ effect: "write", idempotent: true, outputTrust: "untrusted", timeoutMs: 1_000 },
      describe: () => "",
      run: async () => ({ content: "", summary: "" }),
    }),
  );
const reading = tool({});
const mailing = tool({ writes: true, egress: true, external: true });

const admin = (mode: Mode | undefined): ToolRules =>
  mode ? new Map([["thing", { mode, needsOther: false }]]) : noRules;
const agent = (mode: Mode | undefined): AgentModes | undefined =>
  mode ? new Map([["thing", mode]]) : undefined;

async function decide(which: typeof reading, ofAdmin?: Mode, ofAgent?: Mode, planIntegrity = 1) {
  return decideByRules(admin(ofAdmin), which, {
    ...{ userId: "jana", facts: { planIntegrity, readsElsewhere: false, isSteered: false } },
    agent: agent(ofAgent),
  });
}

describe("the mode that an agent sets", () => {
  it.each<[string, typeof reading, Mode | undefined, Mode | undefined, string]>([
    ["makes even reading ask", reading, undefined, "ask", "ask"],
    ["switches reading off", reading, undefined, "off", "deny"],
    ["makes what an admin made automatic ask", mailing, "automatic", "ask", "ask"],
    ["switches off what an admin made automatic", mailing, "automatic", "off", "deny"],
    ["does not make a mail automatic", mailing, undefined, "automatic", "ask"],
    ["does not make automatic what an admin lets ask", reading, "ask", "automatic", "ask"],
    ["does not switch on what an admin switched off", reading, "off", "automatic", "deny"],
    ["leaves what an admin made automatic as it is", mailing, "automatic", "automatic", "allow"],
    ["does not soften off to ask", reading, "off", "ask", "deny"],
  ])("%s", async (_what, which, ofAdmin, ofAgent, expected) => {
    expect((await decide(which, ofAdmin, ofAgent)).outcome).toBe(expected);
  });

  it("never allows more than without the agent, whatever admins set and whatever was read", async () => {
    const modes = [undefined, "automatic", "ask", "off"] as const;
    for (const which of [reading, mailing, tool({ writes: true }), tool({ egress: true })]) {
      for (const ofAdmin of modes) {
        for (const ofAgent of modes) {
          for (const integrity of [1, 4]) {
            const without = await decide(which, ofAdmin, undefined, integrity);
            const given = await decide(which, ofAdmin, ofAgent, integrity);
            expect(strictness.indexOf(given.outcome)).toBeGreaterThanOrEqual(
              strictness.indexOf(without.outcome),
            );
          }
        }
      }
    }
  });

  it("is named as the reason", async () => {
    expect(await decide(mailing, "automatic", "ask")).toMatchObject({
      rule: "agent_ask",
      why: "This agent asks each time before it uses this tool.",
    });
    expect(await decide(reading, undefined, "off")).toMatchObject({ rule: "agent_off" });
  });

  it("is another version of the policies, unless it says nothing", () => {
    expect(policySetOf(noRules, agent("ask")).hash).not.toBe(policySetOf(noRules).hash);
    expect(policySetOf(noRules, agent("automatic")).hash).toBe(policySetOf(noRules).hash);
  });
});
