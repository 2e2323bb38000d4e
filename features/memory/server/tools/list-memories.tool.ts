import { z } from "zod";
import { defineTool, type Tool } from "#features/tools/server/index.ts";
import { labelOfPerson } from "#platform/contract/label.ts";
import { userOf } from "#platform/server/context.ts";
import { memoriesInUse } from "./memories-in-use.ts";

const NoInput = z.object({});

/** Lists all that is remembered of the person, also what a run was not given. */
export const listMemoriesTool: Tool<z.infer<typeof NoInput>> = defineTool({
  name: "list_memories",
  title: "Look at what is remembered",
  about: "Lists what it remembers of you.",
  description:
    "Lists all that is remembered of the person. Use it when the person asks what you remember or know about them.",
  input: NoInput,
  facts: {
    ...{ reads: "person", writes: false, egress: false, irreversible: false, external: false, own: false },
    ...{ control: [], content: [], undo: null },
  },
  effect: "read",
  idempotent: true,
  outputTrust: "organization",
  timeoutMs: 10_000,
  describe: () => "Looking at what is remembered",
  async run(context) {
    const rows = await memoriesInUse(context);
    const lines = rows.map(({ text, state }) => `- ${text}${state === "off" ? " (switched off)" : ""}`);
    return {
      content: lines.length === 0 ? "Nothing is remembered of the person." : lines.join("\n"),
      summary: rows.length === 1 ? "1 memory" : `${rows.length} memories`,
      label: labelOfPerson(userOf(context.ctx).userId),
    };
  },
});
