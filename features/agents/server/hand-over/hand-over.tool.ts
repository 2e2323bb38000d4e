import { z } from "zod";
import { handOverTool as name } from "#features/runs/server/index.ts";
import { defineTool, refusalOf, ToolError } from "#features/tools/server/index.ts";
import { labelOfAgents, nameInLine, nameOf } from "../delegation/describe-agents.ts";
import { findMeantAgent } from "../delegation/find-meant-agent.ts";
import { isId, MeantAgent } from "../delegation/run-agent-input.ts";
import { showAgent } from "../delegation/show-agent.ts";
import { requireHandOver } from "./require-hand-over.ts";

const HandOverInput = z.object({
  agent: MeantAgent,
  reason: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe("Why, in one short sentence. The person reads it in the conversation."),
  brief: z
    .string()
    .trim()
    .min(1)
    .max(20_000)
    .describe("What is done and what is left to do. The agent can read the conversation as well."),
});
type HandOverInput = z.infer<typeof HandOverInput>;

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
  describe: ({ agent }) => (isId(agent) ? "Handing over to another agent" : `Handing over to ${agent}`),
  seenBy: async () => "conversation",
  async show(context, { agent: named, reason, brief }) {
    const agent = await findMeantAgent(context, named);
    const { fields, subject } = await showAgent(context.ctx, agent);
    return {
      act: `Hand this conversation over to the agent ${nameOf(agent)}`,
      undo: "This answer goes on with that agent. For the next one you can choose another.",
      isFinal: true,
      warnings: [],
      fields: [
        ...fields,
        { label: "Why", argument: null, kind: "text", value: reason, isEditable: false },
        { label: "What is left to do", argument: null, kind: "text", value: brief, isEditable: false },
      ],
      subject,
    };
  },
  async decide(context, { input }) {
    try {
      await requireHandOver(context, input.agent);
      return { outcome: "allow" };
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      return { outcome: "deny", refusal: refusalOf(error, "Not handed over") };
    }
  },
  async run(context, { agent: named, reason }) {
    const agent = await requireHandOver(context, named);
    const name = await nameInLine(context.ctx, agent, nameOf(agent));
    return {
      content: `The conversation was handed over to the agent ${JSON.stringify(name)}, which goes on from here. The arguments of this call say why, and what is left to do.`,
      summary: `Handed over to ${name}: ${reason}`,
      data: { agentId: agent.id },
      // It quotes the name, which its author gave.
      label: labelOfAgents(context.ctx, [agent]),
    };
  },
  // Calling it changes nothing yet, and a run that was stopped hands nothing over.
  settle: async () => undefined,
});
