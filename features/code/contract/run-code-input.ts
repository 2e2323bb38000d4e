import { z } from "zod";

export const RunCodeInput = z.object({
  code: z
    .string()
    .trim()
    .min(1)
    .max(20_000)
    .describe("The script. What it writes to the console and the value of its last expression come back."),
  data: z
    .string()
    .max(40_000)
    .refine(isJson, "is not valid JSON")
    .optional()
    .describe("JSON text. The script finds it parsed in the variable data."),
});
export type RunCodeInput = z.infer<typeof RunCodeInput>;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
