import { expect, test } from "vitest";
import { nameOfField, valueInWords } from "./describe-field.ts";

test.each([
  ["tools", "all", "All tools of its person"],
  [
    "tools",
    [
      { name: "web_search", mode: "automatic" },
      { name: "send_mail", mode: "ask" },
    ],
    "web_search\nsend_mail: asks each time",
  ],
  ["tools", [], "None"],
  ["limits", { steps: 20, activeMs: 120_000, costMicros: 500_000 }, "20 steps\n2 minutes at work\n$0.50"],
  ["limits", { steps: null, activeMs: null, costMicros: null }, "Those of the product"],
  ["modelId", null, "The model that its person chooses"],
  ["outputSchema", null, "Text"],
  [
    "variables",
    [
      { name: "region", default: "Nordics" },
      { name: "tone", default: "" },
      { name: "customer", default: "", isRequired: true },
    ],
    "{{region}}: Nordics\n{{tone}}\n{{customer}}, required",
  ],
  ["hasMemory", false, "Off"],
  ["starters", ["What is new?", "What is due?"], "What is new?\nWhat is due?"],
])("%s %j reads %j", (field, value, words) => {
  expect(valueInWords(field, value)).toBe(words);
});

test("a field of a newer server keeps its own name", () => {
  expect(nameOfField("outputSchema")).toBe("Form of the answer");
  expect(nameOfField("voice")).toBe("voice");
});
