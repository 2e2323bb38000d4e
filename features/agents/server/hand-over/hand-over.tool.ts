import { handOverTool as name } from "#features/runs/server/index.ts";
import { defineTool, ToolError } from "#features/tools/server/index.ts";
import { HandOverInput } from "./hand-over-input.ts";
import { requireHandOver } from "./require-hand-over.ts";

/**
 * Hands the conversation over to another agent of the person. It takes effect when all calls of the step are over
 * (`features/runs`), and changes what narrows the run: so it asks once text from outside was read.
 */
export const handOverTool = defineTool<HandOverInput>({
  name,
  title: "Hand over",
  about: "Lets another agent take this conversation over, from this answer on.",
  description:
    "Hands this conversation over to another agent of this company, for good: it goes on with this answer and gives the " +
    "next ones. Use it when the work belongs to that agent. To get only a part done, give a task to it.",
  input: HandOverInput,
  facts: {
    ...{ reads: "nothing", writes: true, egress: false, irreversible: false, external: false, own: false },
    ...{
      control: ["agent"],
      content: ["reason", "brief"],
      undo: "Choose another agent below the conversation.",
    },
  },
  effect: "write",
  idempotent: true,
  outputTrust: "organization",
  timeoutMs: 10_000,
  describe: ({ agent }) => `Handing over to ${agent}`,
  show: (_context, { agent, reason, brief }) => ({
    act: `Hand this conversation over to the agent ${agent}`,
    undo: "Choose another agent below the conversation.",
    warnings: [],
    fields: [
      { label: "Why", argument: null, kind: "text", value: reason, isEditable: false },
      { label: "What is left to do", argument: null, kind: "text", value: brief, isEditable: false },
    ],
  }),
  async decide(context, { input }) {
    try {
      await requireHandOver(context, input.agent);
      return { outcome: "allow" };
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      const { code, message } = error;
      return {
        outcome: "deny",
        refusal: { code, message, summary: `Not handed over: ${message.split("\n", 1)[0]}` },
      };
    }
  },
  async run(context, { agent: asked, reason }) {
    const { id, published } = await requireHandOver(context, asked);
    const agent = published?.name ?? asked;
    return {
      content: `The conversation was handed over to the agent ${JSON.stringify(agent)}, which goes on from here. The arguments of this call say why, and what is left to do.`,
      summary: `Handed over to ${agent}: ${reason}`,
      data: { agentId: id },
    };
  },
  // Calling it changes nothing yet, and a run that was stopped hands nothing over.
  settle: async () => undefined,
});
