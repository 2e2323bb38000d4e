import { z } from "zod";
import { defineTool, type Tool } from "#features/tools/server/index.ts";
import { labelOfPerson } from "#platform/contract/label.ts";
import { userOf } from "#platform/server/context.ts";
import { countProposalsInUse, memoriesInUse } from "./memories-in-use.ts";

const NoInput = z.object({});

/** Lists all that is remembered of the person, also what a run was not given, and says how many proposals wait. */
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
    const kept = lines.length === 0 ? "Nothing is remembered of the person." : lines.join("\n");
    return {
      content: `${kept}${waiting(await countProposalsInUse(context))}`,
      summary: rows.length === 1 ? "1 memory" : `${rows.length} memories`,
      label: labelOfPerson(userOf(context.ctx).userId),
    };
  },
});

/** What they say is decided before it is told: a proposal does nothing until then. */
function waiting(count: number): string {
  if (count === 0) return "";
  const wait = count === 1 ? "1 proposal waits" : `${count} proposals wait`;
  return `\n\n${wait} for the person to decide, in the settings (/settings/memory).`;
}
