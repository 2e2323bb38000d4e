import { validatorOf } from "#features/tools/server/index.ts";
import type { JsonObject } from "#platform/contract/json.ts";
import { type StepContent, textOf } from "../step-content.ts";

const mostShown = 5;

/** What a final answer lacks of the form that its agent promises. Undefined: it fits. */
export async function schemaViolationsOf(
  schema: JsonObject | null | undefined,
  content: StepContent[],
): Promise<string | undefined> {
  if (!schema) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(withoutFence(textOf(content)));
  } catch {
    return "It is not JSON.";
  }
  const violations = (await validatorOf(schema))(value);
  if (violations.length === 0) return undefined;
  const lines = violations
    .slice(0, mostShown)
    .map(({ field, message }) => `${field || "The object"} ${message}.`);
  return lines.join(" ");
}

/** Models like to put JSON in a block of Markdown, whatever they are told. */
function withoutFence(text: string): string {
  return /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/.exec(text)?.[1] ?? text;
}

/** The answer with the reason why it was rejected, for the model's next attempt. */
export function rejected(content: StepContent[], because: string): StepContent[] {
  return content.map((item) => (item.type === "text" ? { ...item, rejected: because } : item));
}
