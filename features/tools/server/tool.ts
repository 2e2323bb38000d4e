import type { z } from "zod";
import type { Json, JsonObject } from "#platform/contract/json.ts";
import type { Label } from "#platform/contract/label.ts";
import type { OutputTrust, ToolEffect, ToolSource } from "../contract/tool-call.ts";
import type { Decide } from "./decision.ts";
import type { ToolContext } from "./tool-context.ts";
import type { ToolFacts } from "./tool-facts.ts";

export interface ToolOutput {
  /** What the model reads. */
  content: string;
  /** One line for the person, e.g. "12 × 12 = 144". */
  summary: string;
  data?: Json;
  sources?: ToolSource[];
  /** Overrides the tool's usual label for this output. */
  label?: Label;
}

/** A JSON Schema of an object, for tools declared elsewhere. */
export interface JsonSchemaInput {
  jsonSchema: JsonObject;
}

export interface Tool<Input> {
  /** snake_case with digits, at most 64 characters. */
  name: string;
  /** Shown to people, e.g. "Calculate". */
  title: string;
  description: string;
  input: z.ZodType<Input> | JsonSchemaInput;
  /** Absent: the worst case is assumed. */
  facts?: ToolFacts;
  effect: ToolEffect;
  /** Whether running it twice is the same as running it once. */
  idempotent: boolean;
  outputTrust: OutputTrust;
  timeoutMs: number;
  /**
   * Whether visitors of the demo have it. A tool that leaves this machine also needs the operator's setting.
   */
  isOpenToVisitors?: boolean;
  /** One line shown while it runs, e.g. "Reading example.com". */
  describe(input: Input): string;
  /** Decides a tool call before its execution. Absent: always allowed. */
  decide?: Decide<Input>;
  run(context: ToolContext, input: Input): Promise<ToolOutput>;
}

export type CheckedInput =
  | { isValid: true; value: unknown }
  | { isValid: false; issues: { field: string; message: string }[] };

/** What a model and a person see of a tool. */
export interface OfferedTool {
  name: string;
  title: string;
  description: string;
  /** Draft 7 or 2020-12, of an object. */
  inputSchema: JsonObject;
  /** Throws when the input does not fit. */
  describe(input: unknown): string;
}

/** A tool with its input type erased, as the catalogue keeps it. */
export interface CatalogueTool
  extends OfferedTool,
    Omit<Tool<unknown>, "describe" | "run" | "input" | "decide" | "facts"> {
  /** `built_in`, or the name of another source of the catalogue. */
  source: string;
  facts: ToolFacts;
  /** Hash of everything a person agrees to with the tool. It changes with any of it. */
  hash: string;
  checkInput(input: unknown): Promise<CheckedInput>;
  /** Both take validated input. */
  decide?: Decide<unknown>;
  run(context: ToolContext, input: unknown): Promise<ToolOutput>;
}
