import type { z } from "zod";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "../context.ts";

/** One call of a function, checked and with its caller known. */
export interface FunctionCall<Input> {
  input: Input;
  headers: Record<string, string | string[] | undefined>;
  /** Aborts when the caller goes away before the answer. */
  signal: AbortSignal;
}

export interface FunctionAnswer {
  json: JsonObject;
  /** Whole `Set-Cookie` lines. */
  cookies?: string[];
}

/** One function that a feature offers under `/functions/v1/<name>`. */
export interface FunctionDeclaration<Input = unknown> {
  /** In kebab case, e.g. `check-subscription`. */
  name: string;
  /** Whether it takes a signed-in person, or a visitor as well. */
  access: "person" | "anyone";
  methods: ("GET" | "POST")[];
  /** The body as JSON; none counts as an empty object. */
  input: z.ZodType<Input>;
  /** `ctx` acts as the caller. What it throws becomes `{ error, code }`. */
  answer(ctx: Ctx, call: FunctionCall<Input>): Promise<FunctionAnswer>;
}

/** Declares a function with the type of its input; the list of a module forgets it. */
export function defineFunction<Input>(declaration: FunctionDeclaration<Input>): FunctionDeclaration {
  return declaration;
}
