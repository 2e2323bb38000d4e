import { describe, expect, it } from "vitest";
import { builtInPolicies } from "./built-in-policies.ts";
import { type Evaluation, evaluate } from "./cedar.ts";
import { policySetOf } from "./policy-set.ts";
import type { ToolRules } from "./tool-mode.ts";

/** A tool that only reads, inside. */
const reader = {
  ...{ reads: "nothing", writes: false, egress: false, external: false, own: false, reversible: false },
  ...{ guarded: false, shared: false, source: "built_in" },
};
const tools = {
  reader,
  past: { ...reader, reads: "person" },
  page: { ...reader, egress: true, external: true, guarded: true },
  remote: { ...reader, egress: true, source: "desk" },
  task: { ...reader, writes: true, own: true, reversible: true },
  // In a shared conversation, whose readers see the answer as well.
  file: { ...reader, writes: true, reversible: true },
  record: { ...reader, writes: true, reversible: true, shared: true },
  removal: { ...reader, writes: true },
  mail: { ...reader, writes: true, egress: true, external: true },
};
const views = {
  clean: { planIntegrity: 1, readsElsewhere: false, isSteered: false },
  outside: { planIntegrity: 4, readsElsewhere: false, isSteered: false },
  elsewhere: { planIntegrity: 1, readsElsewhere: true, isSteered: false },
  steered: { planIntegrity: 1, readsElsewhere: false, isSteered: true },
};
type Tool = keyof typeof tools;
type View = keyof typeof views;

const noRules: ToolRules = new Map();

async function decide(tool: Tool, view: View, rules: ToolRules = noRules) {
  const alone = await ask(tool, view, rules, false);
  if (alone.isAllowed) return "allow";
  return (await ask(tool, view, rules, true)).isAllowed ? "ask" : "deny";
}

function ask(tool: Tool, view: View, rules: ToolRules, approved: boolean): Promise<Evaluation> {
  return evaluate(policySetOf(rules), {
    ...{ userId: "jana", toolName: tool, resource: tools[tool] },
    context: { ...views[view], approved },
  });
}

const rule = (tool: Tool, mode: "automatic" | "ask" | "off"): ToolRules =>
  new Map([[tool, { mode, needsOther: false }]]);

describe("without a rule of an admin", () => {
  it.each<[Tool, View, string]>([
    ["reader", "clean", "allow"],
    ["reader", "outside", "allow"],
    ["reader", "elsewhere", "allow"],
    ["page", "clean", "allow"],
    ["page", "outside", "allow"],
    ["page", "elsewhere", "allow"],
    ["remote", "clean", "allow"],
    ["remote", "outside", "ask"],
    ["remote", "elsewhere", "ask"],
    ["task", "clean", "allow"],
    ["task", "outside", "allow"],
    ["task", "elsewhere", "allow"],
    ["record", "clean", "allow"],
    ["record", "outside", "ask"],
    ["record", "elsewhere", "ask"],
    ["file", "clean", "allow"],
    ["file", "outside", "ask"],
    ["file", "elsewhere", "allow"],
    ["removal", "clean", "ask"],
    ["removal", "outside", "ask"],
    ["mail", "clean", "ask"],
    ["mail", "outside", "ask"],
    ["mail", "elsewhere", "ask"],
    ["reader", "steered", "allow"],
    ["past", "clean", "allow"],
    ["past", "steered", "ask"],
    ["page", "steered", "allow"],
    ["remote", "steered", "ask"],
    ["task", "steered", "ask"],
    ["record", "steered", "ask"],
    ["mail", "steered", "ask"],
  ])("a %s with a view that is %s: %s", async (tool, view, expected) => {
    expect(await decide(tool, view)).toBe(expected);
  });
});

describe("the mode that an admin sets", () => {
  it.each<[string, Tool, View, "automatic" | "ask" | "off", string]>([
    ["lets a mail go by itself", "mail", "clean", "automatic", "allow"],
    ["does not let a page trigger that mail", "mail", "outside", "automatic", "ask"],
    ["does not let others read another conversation by it", "record", "elsewhere", "automatic", "ask"],
    ["does not let another conversation leave by it", "mail", "elsewhere", "automatic", "ask"],
    ["lets a remote tool read after a page was read", "remote", "outside", "automatic", "allow"],
    ["makes even reading ask", "reader", "clean", "ask", "ask"],
    ["switches reading off, approved or not", "reader", "clean", "off", "deny"],
    ["switches mail off, approved or not", "mail", "clean", "off", "deny"],
  ])("%s", async (_what, tool, view, mode, expected) => {
    expect(await decide(tool, view, rule(tool, mode))).toBe(expected);
  });

  it("holds for its tool alone", async () => {
    expect(await decide("mail", "clean", rule("removal", "automatic"))).toBe("ask");
  });

  it("is another version of the policies, and the same in another order", () => {
    const a: ToolRules = new Map([...rule("mail", "ask"), ...rule("task", "off")]);
    const b: ToolRules = new Map([...rule("task", "off"), ...rule("mail", "ask")]);
    expect(policySetOf(a).hash).toBe(policySetOf(b).hash);
    expect(policySetOf(a).hash).not.toBe(policySetOf(noRules).hash);
  });
});

describe("whatever the facts", () => {
  const booleans = [true, false];
  const all = booleans.flatMap((writes) =>
    booleans.flatMap((egress) =>
      booleans.flatMap((external) =>
        booleans.flatMap((own) =>
          booleans.flatMap((reversible) =>
            booleans.flatMap((guarded) =>
              booleans.map((shared) => ({
                ...{ ...reader, writes, egress, external, own, reversible, guarded, shared },
              })),
            ),
          ),
        ),
      ),
    ),
  );
  const allows = async (resource: typeof reader, planIntegrity: number, readsElsewhere: boolean) =>
    (
      await evaluate(policySetOf(noRules), {
        ...{ userId: "jana", toolName: "any", resource },
        context: { planIntegrity, readsElsewhere, isSteered: false, approved: false },
      })
    ).isAllowed;

  it("text of worse integrity, or from elsewhere, never allows what was not allowed before", async () => {
    for (const resource of all) {
      for (const readsElsewhere of booleans) {
        let before = true;
        for (const planIntegrity of [0, 1, 2, 3, 4]) {
          const now = await allows(resource, planIntegrity, readsElsewhere);
          expect(now && !before, JSON.stringify({ resource, planIntegrity, readsElsewhere })).toBe(false);
          before = now;
          if (readsElsewhere && now) expect(await allows(resource, planIntegrity, false)).toBe(true);
        }
      }
    }
  });

  it("decides as these few lines do, which share nothing with the policies", async () => {
    for (const resource of all) {
      for (const planIntegrity of [0, 1, 2, 3, 4]) {
        for (const readsElsewhere of booleans) {
          const expected = reference(resource, planIntegrity, readsElsewhere);
          const about = JSON.stringify({ resource, planIntegrity, readsElsewhere });
          expect(await allows(resource, planIntegrity, readsElsewhere), about).toBe(expected);
        }
      }
    }
  });

  function reference(tool: typeof reader, planIntegrity: number, readsElsewhere: boolean): boolean {
    const isGuarded = tool.guarded && !tool.writes;
    if (tool.egress && readsElsewhere && !isGuarded) return false;
    if (tool.writes && tool.shared && readsElsewhere) return false;
    if (!tool.writes) return !tool.egress || isGuarded || planIntegrity <= 2;
    const isInside = tool.reversible && !tool.egress && !tool.external;
    return isInside && (tool.own || planIntegrity <= 2);
  }
});

describe("a policy that cannot be evaluated", () => {
  it("throws, so that the call is denied", async () => {
    const broken = { hash: "broken", policies: { ...builtInPolicies, bad: { text: "forbid(", why: "" } } };
    const request = { userId: "jana", toolName: "mail", resource: tools.mail, context: { approved: true } };
    await expect(evaluate(broken, request)).rejects.toThrow("Cedar");
    // A missing fact makes a rule fail. Leaving that rule out would allow too much.
    await expect(evaluate(policySetOf(noRules), request)).rejects.toThrow("Cedar");
  });
});

describe("five thousand versions", () => {
  it("take the place of two hundred", async () => {
    for (let index = 0; index < 5_000; index += 1) {
      const rules: ToolRules = new Map([[`tool_${index}`, { mode: "ask", needsOther: false }]]);
      if (index % 25 === 0) expect(await decide("reader", "clean", rules)).toBe("allow");
      expect(policySetOf(rules).hash).toHaveLength(64);
    }
    expect(await decide("reader", "clean", rule("reader", "off"))).toBe("deny");
  });
});
