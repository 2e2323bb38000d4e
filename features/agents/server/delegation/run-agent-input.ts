import { z } from "zod";

/** Which agent a call means. */
export const MeantAgent = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .describe(
    "The name of the agent, or “list” to see which there are. Its id, where several agents have that name.",
  );

export function isId(named: string): boolean {
  return z.uuid().safeParse(named).success;
}

export const RunAgentInput = z.object({
  agent: MeantAgent,
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
