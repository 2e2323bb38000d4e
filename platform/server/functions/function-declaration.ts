import type { z } from "zod";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "../context.ts";

/** A validated call of a function. */
export interface FunctionCall<Input> {
  input: Input;
  headers: Record<string, string | string[] | undefined>;
  /** Aborts when the caller disconnects before the reply. */
  signal: AbortSignal;
}

export interface FunctionAnswer {
  json: JsonObject;
  /** Complete `Set-Cookie` lines. */
  cookies?: string[];
}

/** A function that a feature offers under `/functions/v1/<name>`. */
export interface FunctionDeclaration<Input = unknown> {
  /** In kebab case, e.g. `check-subscription`. */
  name: string;
  /** Signed-in people only, or anyone. */
  access: "person" | "anyone";
  methods: ("GET" | "POST")[];
  /** Schema of the JSON body. An empty body counts as an empty object. */
  input: z.ZodType<Input>;
  /** Runs as the caller. Errors become `{ error, code }`. */
  answer(ctx: Ctx, call: FunctionCall<Input>): Promise<FunctionAnswer>;
}

/** Declares a function with a typed input; the module's list is untyped. */
export function defineFunction<Input>(declaration: FunctionDeclaration<Input>): FunctionDeclaration {
  return declaration;
}
