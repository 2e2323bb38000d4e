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
