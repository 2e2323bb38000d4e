import { z } from "zod";

export const HandOverInput = z.object({
  agent: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .describe("The name of the agent, or “list” to see which there are."),
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
export type HandOverInput = z.infer<typeof HandOverInput>;
