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
  /** Where this output deserves another label than what the tool usually gives. */
  label?: Label;
}

/** A JSON Schema of an object, where the tool is declared by somebody else. */
export interface JsonSchemaInput {
  jsonSchema: JsonObject;
}

export interface Tool<Input> {
  /** snake_case with digits, at most 64 characters. */
  name: string;
  /** What a person sees, e.g. "Calculate". */
  title: string;
  description: string;
  input: z.ZodType<Input> | JsonSchemaInput;
  /** Absent: the worst that they could be. */
  facts?: ToolFacts;
  effect: ToolEffect;
  /** Whether running it twice is the same as running it once. */
  idempotent: boolean;
  outputTrust: OutputTrust;
  timeoutMs: number;
  /** Whether visitors of the demo have it. One that leaves this machine has it only where the operator says so. */
  isOpenToVisitors?: boolean;
  /** One line shown while it runs, e.g. "Reading example.com". */
  describe(input: Input): string;
  /** Decides a tool call before it is executed; absent: it is allowed. */
  decide?: Decide<Input>;
  run(context: ToolContext, input: Input): Promise<ToolOutput>;
}

export type CheckedInput =
  | { isValid: true; value: unknown }
  | { isValid: false; issues: { field: string; message: string }[] };

/** What a model and a person are told of a tool. */
export interface OfferedTool {
  name: string;
  title: string;
  description: string;
  /** Draft 7 or 2020-12, of an object. */
  inputSchema: JsonObject;
  /** Throws when the input does not fit. */
  describe(input: unknown): string;
}

/** A tool whose input type is not known: the form in which a catalogue keeps it. */
export interface CatalogueTool
  extends OfferedTool,
    Omit<Tool<unknown>, "describe" | "run" | "input" | "decide" | "facts"> {
  /** Where it comes from: `built_in`, or the name of another source of the catalogue. */
  source: string;
  facts: ToolFacts;
  /** Of all that somebody agrees to with the tool; it changes whenever one of these does. */
  hash: string;
  checkInput(input: unknown): Promise<CheckedInput>;
  /** Both take input that was checked. */
  decide?: Decide<unknown>;
  run(context: ToolContext, input: unknown): Promise<ToolOutput>;
}
