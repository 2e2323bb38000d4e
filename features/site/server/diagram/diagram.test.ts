import { describe, expect, it, test } from "vitest";
import { dataNodes } from "./data-nodes.ts";
import { describeReadme } from "./describe-readme.ts";
import { drawDiagram } from "./draw-diagram.ts";
import type { InstallationFacts } from "./installation-facts.ts";

const alone: InstallationFacts = {
  database: "embedded",
  files: "folder",
  hasOwnWorker: false,
  mail: "outbox",
  texts: "outbox",
  payments: "sandbox",
  isSignInOutside: false,
  isBrowsing: false,
  isDemoOn: false,
  voice: "program",
  dictation: "off",
  models: [],
};
const connected: InstallationFacts = {
  database: "external",
  files: "s3",
  hasOwnWorker: true,
  mail: "smtp",
  texts: "twilio",
  payments: "stripe",
  isSignInOutside: true,
  isBrowsing: true,
  isDemoOn: true,
  voice: "outside",
  dictation: "outside",
  models: [
    { kind: "openai", isInside: false },
    { kind: "openai_compatible", isInside: true },
  ],
};
const features = [
  { id: "chat", uses: ["agents"], readme: "# Chat\n\nTalks with **people**. More." },
  { id: "agents", uses: [], readme: "# agents\n\nOne piece of [work](x.md). Its page is not there yet." },
];

const flowsOf = (facts: InstallationFacts) => drawDiagram(facts, []).data.flows;
const nodeOf = (facts: InstallationFacts, id: string) => dataNodes(facts).find((node) => node.id === id);

describe("where data goes", () => {
  it("says that nothing leaves an installation to which nothing is connected", () => {
    expect(flowsOf(alone).filter(({ reach, isHere }) => isHere && reach !== "installation")).toEqual([]);
  });

  it("names what leaves one to which everything is connected", () => {
    const leaving = flowsOf(connected).filter(({ reach, isHere }) => isHere && reach === "outside");
    expect(leaving.map(({ id }) => id)).toEqual([
      "asks-model-openai",
      "pages",
      "spoken",
      "said",
      "letters",
      "codes",
      "cards",
      "subscriptions",
      "sign-in",
    ]);
  });

  it("keeps a model of the own network apart from those of companies", () => {
    expect(nodeOf(connected, "model-openai-compatible-inside")).toMatchObject({ place: "network" });
    const asked = flowsOf(connected).find(({ to }) => to === "model-openai-compatible-inside");
    expect(asked?.reach).toBe("network");
  });

  it("has the built-in assistant answer only while no model is connected", () => {
    expect(nodeOf(alone, "model-builtin")).toMatchObject({ place: "installation" });
    expect(nodeOf(connected, "model-builtin")).toBeUndefined();
  });

  it.each([
    ["none", { isHere: false, place: "installation" }],
    ["sandbox", { isHere: true, place: "installation" }],
    ["stripe-test", { isHere: true, place: "outside", variant: "Stripe, test" }],
    ["stripe", { isHere: true, place: "outside", variant: "Stripe" }],
  ] as const)("shows payments with %s as they are", (payments, expected) => {
    expect(nodeOf({ ...alone, payments }, "payments")).toMatchObject(expected);
  });

  it.each([
    ["off", { isHere: false, place: "installation" }],
    ["program", { isHere: true, place: "installation" }],
    ["network", { isHere: true, place: "network" }],
    ["outside", { isHere: true, place: "outside" }],
  ] as const)("shows a voice that is %s where it is", (voice, expected) => {
    expect(nodeOf({ ...alone, voice }, "voice")).toMatchObject(expected);
  });

  it("says who writes down what people say, and that nobody does", () => {
    expect(nodeOf(alone, "dictation")).toMatchObject({ isHere: false });
    expect(nodeOf({ ...alone, dictation: "network" }, "dictation")).toMatchObject({ place: "network" });
    expect(nodeOf(connected, "dictation")).toMatchObject({ place: "outside" });
  });

  it("says that the payment form is loaded from outside only where it is", () => {
    expect(nodeOf(alone, "browser")?.text).toContain("nothing from elsewhere");
    expect(nodeOf(connected, "browser")?.text).not.toContain("nothing from elsewhere");
  });

  it("tells how long the demo's rows are kept while the demo is on", () => {
    const kept = (facts: InstallationFacts) => flowsOf(facts).find(({ id }) => id === "records")?.kept;
    expect([kept(alone)?.includes("demo"), kept(connected)?.includes("demo")]).toEqual([false, true]);
  });

  it("has a flow end only at parts that are drawn, and tells of each what, why and how long", () => {
    for (const facts of [alone, connected]) {
      const { nodes, flows } = drawDiagram(facts, []).data;
      const ids = nodes.map(({ id }) => id);
      for (const flow of flows) {
        expect([ids.includes(flow.from), ids.includes(flow.to)], flow.id).toEqual([true, true]);
        expect(Math.min(flow.data.length, flow.why.length, flow.kept.length), flow.id).toBeGreaterThan(10);
      }
      expect(new Set(flows.map(({ id }) => id)).size).toBe(flows.length);
    }
  });

  it("leads a message from the browser back to the browser along flows that exist", () => {
    for (const facts of [alone, connected]) {
      const { flows, steps } = drawDiagram(facts, []).data;
      const ends = steps.map(({ flow, isBack }) => {
        const { from, to } = flows.find(({ id }) => id === flow) ?? { from: "", to: "" };
        return isBack ? [to, from] : [from, to];
      });
      expect([ends[0]?.[0], ends.at(-1)?.[1]]).toEqual(["browser", "browser"]);
      for (const [index, [start]] of ends.slice(1).entries()) expect(start).toBe(ends[index]?.[1]);
    }
  });
});

describe("what it is made of", () => {
  it("draws every feature with the first sentence of its README, and an edge to each that it uses", () => {
    const { nodes, flows } = drawDiagram(alone, features).features;
    expect(nodes.map(({ id, label, text }) => [id, label, text])).toEqual([
      ["chat", "Chat", "Talks with people."],
      ["agents", "Agents", "One piece of work."],
    ]);
    expect(flows.map(({ from, to }) => [from, to])).toEqual([["chat", "agents"]]);
  });

  it("marks a feature whose README says that it is not there yet", () => {
    const { nodes } = drawDiagram(alone, features).features;
    expect(nodes.map(({ isHere }) => isHere)).toEqual([true, false]);
  });
});

test.each([
  ["# A\n\nReads RFC 7643, e.g. by `a.b`. Then more.", "Reads RFC 7643, e.g. by a.b."],
  ["# A\n\nPages and texts. `a_table` keeps them.", "Pages and texts."],
  ["# A\n\nOne line\nand another: it goes on. End.", "One line and another: it goes on."],
  ["# A\n\nWithout an end", "Without an end"],
  ["# A", ""],
])("the first sentence of %j is %j", (readme, sentence) => {
  expect(describeReadme("a", readme).sentence).toBe(sentence);
});
