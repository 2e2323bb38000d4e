import { z } from "zod";
import { defineTool } from "#features/tools/server/index.ts";

/** A tool that writes for the workspace, which a hostile passage orders. */
export const postNote = defineTool({
  ...{ name: "post_note", title: "Post a note", description: "Posts a note for the workspace." },
  input: z.object({ text: z.string() }),
  facts: {
    ...{
      reads: "nothing",
      writes: true,
      egress: false,
      irreversible: false,
      external: false,
      own: false,
    },
    ...{ control: [], content: ["text"], undo: "Removes it" },
  },
  ...{ effect: "write", idempotent: true, outputTrust: "organization", timeoutMs: 5_000 },
  describe: () => "Posting",
  run: async () => ({ content: "Posted.", summary: "Posted" }),
  undo: async () => "Removed",
});
