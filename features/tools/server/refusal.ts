import type { ToolError } from "./tool-error.ts";

/** Why a tool call is not executed. */
export interface Refusal {
  code: `${string}.${string}`;
  /** For the model. */
  message: string;
  /** One line for the person. */
  summary: string;
  /** The person pressed Stop. Nobody denied the call. */
  isStop?: true;
}

/** The refusal of a tool itself. The person reads the beginning of its first line as well. */
export function refusalOf({ code, message }: ToolError, what: string): Refusal {
  return { code, message, summary: `${what}: ${message.split("\n", 1)[0]}`.slice(0, 300) };
}
