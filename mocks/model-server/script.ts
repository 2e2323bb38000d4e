import type { ApiProblem } from "./api-problem.ts";

export interface ToolCallPlan {
  name: string;
  /** As sent; possibly invalid JSON. */
  arguments: string;
}

/** The events of one answer, in this order. */
export interface Script {
  refuse?: ApiProblem;
  headersAfterMs?: number;
  firstTokenAfterMs?: number;
  reasoning?: string[];
  tokens: string[];
  /** The second half of the tokens waits until the test releases this name. */
  heldAs?: string | undefined;
  /** Delay between tokens. */
  gapMs: number;
  toolCalls: ToolCallPlan[];
  ending: "finish" | "length" | "cut" | "unfinished" | "stall" | "error";
}

/** The parameters of a script, e.g. `tokens count=200 gap=20ms`. */
export interface Directive {
  name: string;
  parameters: Record<string, string>;
}
