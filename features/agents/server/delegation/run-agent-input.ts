import { z } from "zod";

export const RunAgentInput = z.object({
  agent: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .describe("The name of the agent, or “list” to see which there are."),
  task: z
    .string()
    .trim()
    .min(1)
    .max(20_000)
    .describe(
      "The whole task. The agent knows nothing else: name all facts, and say what the answer has to contain.",
    ),
});
export type RunAgentInput = z.infer<typeof RunAgentInput>;
