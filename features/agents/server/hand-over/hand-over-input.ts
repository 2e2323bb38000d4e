import { z } from "zod";
import { MeantAgent } from "../delegation/run-agent-input.ts";

export const HandOverInput = z.object({
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
export type HandOverInput = z.infer<typeof HandOverInput>;
