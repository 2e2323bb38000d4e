import type { z } from "zod";

const MAX_ISSUES = 5;

/** Says what is wrong with a tool's input, so that a model can repair it. */
export function describeInvalidInput(toolName: string, error: z.ZodError): string {
  const issues = error.issues.slice(0, MAX_ISSUES).map((issue) => {
    const field = issue.path.map(String).join(".");
    return `- ${field || "input"}: ${issue.message}`;
  });
  return `The input of ${toolName} does not fit its schema:\n${issues.join("\n")}\nCall it again with a valid input.`;
}
