import { defineTool } from "#features/tools/server/index.ts";
import { Checklist, describeChecklist } from "../../contract/checklist.ts";

/** Shows the person what the agent plans and how far it is. It changes nothing but what is shown. */
export const updateChecklistTool = defineTool<Checklist>({
  name: "update_checklist",
  title: "Update the checklist",
  about: "Shows you a live checklist of the work.",
  description:
    "Shows the person a live checklist of the work. For work of three or more steps, call it before the first step " +
    "and again when the state of an item changes. Always send all items; one is doing at a time.",
  input: Checklist,
  facts: {
    ...{ reads: "nothing", writes: false, egress: false, irreversible: false, external: false, own: true },
    ...{ control: [], content: ["items"], undo: null },
  },
  effect: "read",
  idempotent: true,
  outputTrust: "organization",
  timeoutMs: 5_000,
  describe: (checklist) => describeChecklist(checklist),
  run: async (_context, checklist) => ({
    content: "Shown.",
    summary: describeChecklist(checklist),
    data: { items: checklist.items.map(({ text, state }) => ({ text, state })) },
  }),
});
