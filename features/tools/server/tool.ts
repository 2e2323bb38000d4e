import type { z } from "zod";
import type { Json } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { OutputTrust, ToolEffect, ToolSource } from "../contract/tool-call.ts";

export interface ToolContext {
  /** Acts as the person, so that a tool can do no more than they can. */
  ctx: Ctx;
  signal: AbortSignal;
  runId: string;
  conversationId: string | null;
  /** IANA name, e.g. "Europe/Vienna". */
  timeZone: string;
}

export interface ToolOutput {
  /** What the model reads. */
  content: string;
  /** One line for the person, e.g. "12 × 12 = 144". */
  summary: string;
  data?: Json;
  sources?: ToolSource[];
  /** Where this output deserves another trust than what the tool usually gives. */
  outputTrust?: OutputTrust;
}

export interface Tool<Input> {
  /** snake_case, at most 64 characters. */
  name: string;
  /** What a person sees, e.g. "Calculate". */
  title: string;
  description: string;
  input: z.ZodType<Input>;
  effect: ToolEffect;
  /** Whether running it twice is the same as running it once. */
  idempotent: boolean;
  outputTrust: OutputTrust;
  timeoutMs: number;
  /** Whether visitors of the demo have it. One that leaves this machine has it only where the operator says so. */
  isOpenToVisitors?: boolean;
  /** One line shown while it runs, e.g. "Reading example.com". */
  describe(input: Input): string;
  run(context: ToolContext, input: Input): Promise<ToolOutput>;
}

/** A tool whose input type is not known: the form in which the catalogue keeps it. */
export interface CatalogueTool extends Omit<Tool<unknown>, "describe" | "run"> {
  /** Both parse their input first and throw when it does not fit. */
  describe(input: unknown): string;
  run(context: ToolContext, input: unknown): Promise<ToolOutput>;
}
