import { expect, it } from "vitest";
import { systemLabel } from "#platform/contract/label.ts";
import { newId } from "#platform/server/ids.ts";
import { catalogueTool } from "../catalogue-tool.ts";
import { base, person, stageToolCalls } from "../testing/stage-tool-calls.ts";
import { worstFacts } from "../tool-facts.ts";
import { showCall } from "./show-call.ts";

const staged = stageToolCalls();

it.each([
  ["Gone for good.", true, "Gone for good."],
  ["You can take it back.", false, "It cannot be taken back here."],
  ["Nothing here cannot be taken back.", false, "It cannot be taken back here."],
])(
  "a call that nothing takes back, whose tool says “%s” (final: %s), says “%s”",
  async (undo, isFinal, said) => {
    const tool = catalogueTool("built_in", {
      ...base,
      ...{ name: "post_text", facts: worstFacts({ type: "object" }) },
      show: () => ({ act: "Post a text", undo, isFinal, warnings: [], fields: [] }),
      run: async (_context, { text }) => ({ content: text, summary: text }),
    });
    const context = { ...staged.contextOf(person()), callId: newId(), label: systemLabel };
    expect(await showCall(context, tool, { text: "Hello" })).toMatchObject({ undo: said, isFinal: true });
  },
);

it("arguments whose names look alike or are too long for a label stay apart, complete", async () => {
  const { show: _, ...bare } = { ...base, show: undefined };
  const tool = catalogueTool("desk", {
    ...bare,
    ...{ name: "post_any", input: { jsonSchema: { type: "object" } }, facts: worstFacts({ type: "object" }) },
    describe: () => "Posting",
    run: async () => ({ content: "", summary: "" }),
  });
  const [long, longer] = ["n".repeat(120), `${"n".repeat(120)}!`];
  const context = { ...staged.contextOf(person()), callId: newId(), label: systemLabel };
  const input = { to: "a", "to\u200b": "b", [long]: "c", [longer]: "d" };
  const { fields, warnings } = await showCall(context, tool, input);
  expect(fields.map(({ label, value }) => [label, value])).toEqual([
    ["to", "a"],
    ["to (2)", "b"],
    ["Further arguments", JSON.stringify({ [long]: "c", [longer]: "d" }, null, 2)],
  ]);
  expect(warnings).toEqual(["It contains invisible characters. They are made visible here."]);
});
