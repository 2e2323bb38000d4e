import { describe, expect, it } from "vitest";
import type { Behaviour, ListedTool } from "../../contract/index.ts";
import { describeFacts } from "./describe-facts.ts";
import { describeMode, modeOptions } from "./describe-mode.ts";
import { filterTools } from "./filter-tools.ts";

const allow = { outcome: "allow", why: "It only reads." } as const;
const ask = { outcome: "ask", why: "It can reach people outside your workspace." } as const;
const reads: Behaviour = { clean: allow, outside: allow };
const changes: Behaviour = { clean: allow, outside: ask };
const sends: Behaviour = { clean: ask, outside: ask };

const tool = (more: Partial<ListedTool> = {}): ListedTool => ({
  ...{
    name: "send_mail",
    title: "Send mail",
    about: "Sends a mail.",
    description: "For models.",
    isBuiltIn: true,
  },
  hash: "1f3a",
  facts: {
    ...{ reads: "nothing", writes: false, egress: false, irreversible: false, external: false, own: false },
    undo: null,
  },
  behaviour: { default: sends, automatic: changes },
  ...{ mode: "default", needsOther: false, installation: null },
  ...more,
});
const facts = (more: Partial<ListedTool["facts"]>) =>
  describeFacts(tool({ facts: { ...tool().facts, ...more } })).map(({ words }) => words);
const installation = (mode: ListedTool["mode"]) => ({ mode, needsOther: false });

describe("what a tool may do", () => {
  it.each([
    [{}, ["Only works out its answer"]],
    [{ reads: "outside", egress: true }, ["Reads from the internet", "Sends data outside"]],
    [
      { writes: true, own: true, undo: "Deleted." },
      ["Changes something only its person sees", "Can be taken back"],
    ],
    [{ writes: true, undo: "Put back." }, ["Changes something in the workspace", "Can be taken back"]],
    [
      { writes: true, egress: true, external: true, irreversible: true, undo: "Recalled." },
      ["Sends data outside", "People outside see it", "Cannot be undone"],
    ],
  ] as const)("%o is said as %o", (declared, words) => {
    expect(facts(declared)).toEqual(words);
  });

  it("stands out where something leaves or stays for good", () => {
    const grave = describeFacts(tool({ facts: { ...tool().facts, egress: true, writes: true } }))
      .filter(({ isGrave }) => isGrave)
      .map(({ words }) => words);
    expect(grave).toEqual(["Sends data outside", "Cannot be undone"]);
  });
});

describe("a mode says what happens", () => {
  it.each<[Partial<ListedTool>, string]>([
    [{}, "Asks each time. It can reach people outside your workspace."],
    [{ behaviour: { default: reads, automatic: reads } }, "Runs by itself. It only reads."],
    [{ mode: "automatic" }, "Runs by itself, but asks once the assistant has read text from outside."],
    [{ mode: "ask" }, "Each call waits until a person approves it."],
    [{ mode: "off" }, "No assistant has it."],
    [{ installation: installation("off") }, "No assistant has it."],
    [
      { mode: "automatic", installation: installation("ask") },
      "The installation is stricter. Each call waits until a person approves it.",
    ],
    [{ mode: "off", installation: installation("ask") }, "No assistant has it."],
  ])("%o", (more, sentence) => {
    expect(describeMode(tool(more))).toBe(sentence);
  });
});

describe("the modes to choose from", () => {
  const offered = (more: Partial<ListedTool> = {}) =>
    modeOptions(tool(more)).filter(({ isDisabled }) => !isDisabled);

  it("begin with what happens by default", () => {
    expect(offered()[0]?.label).toBe("Default: asks each time");
    expect(offered({ behaviour: { default: changes, automatic: changes } })[0]?.label).toBe(
      "Default: asks after text from outside",
    );
  });

  it("are none that is less strict than the installation", () => {
    expect(offered({ installation: installation("ask") }).map(({ value }) => value)).toEqual([
      ...["default", "ask", "off"],
    ]);
    expect(offered({ installation: installation("off") })[0]?.label).toBe("As the installation: off");
  });
});

describe("tools are found", () => {
  const tools = [
    tool(),
    tool({ name: "desk_find", title: "Find", isBuiltIn: false, mode: "off" }),
    tool({ name: "calculate", title: "Calculate", behaviour: { default: reads, automatic: reads } }),
  ];
  const found = (words: string, filter: Parameters<typeof filterTools>[1]["filter"] = "all") =>
    filterTools(tools, { words, filter }).map(({ name }) => name);

  it("by every word of their title, name or description", () => {
    expect(found("MAIL find")).toEqual(["desk_find"]);
    expect(found("nothing like it")).toEqual([]);
  });

  it("by their mode, their default and where they come from", () => {
    expect(found("", "set")).toEqual(["desk_find"]);
    expect(found("", "asking")).toEqual(["desk_find", "send_mail"]);
    expect(found("", "connections")).toEqual(["desk_find"]);
  });
});
