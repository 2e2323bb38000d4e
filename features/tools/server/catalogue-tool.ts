import { checkInput, inputSchemaOf, parseInput } from "./check-input.ts";
import type { Decide } from "./decision.ts";
import type { CatalogueTool, Tool } from "./tool.ts";
import { worstFacts } from "./tool-facts.ts";
import { toolHash } from "./tool-hash.ts";

/** Converts a declared tool into the form in which `source` offers it. */
export function catalogueTool<Input>(source: string, declared: Tool<Input>): CatalogueTool {
  const { input, describe: lineOf, run, decide, show, settle, undo, facts, ...rest } = declared;
  const inputSchema = inputSchemaOf(input);
  const tool = { ...rest, source, inputSchema, facts: facts ?? worstFacts(inputSchema) };
  return {
    ...tool,
    hash: toolHash(tool),
    checkInput: (value) => checkInput(input, value),
    describe: (value) => lineOf(parseInput(input, value)),
    // The value was validated, so it has the declared type.
    run: (context, value) => run(context, value as Input),
    ...(decide ? { decide: decide as Decide<unknown> } : {}),
    ...(show ? { show: (context, value) => show(context, value as Input) } : {}),
    ...(settle ? { settle: (context, value, attempt) => settle(context, value as Input, attempt) } : {}),
    ...(undo ? { undo: (ctx, call) => undo(ctx, { ...call, input: call.input as Input }) } : {}),
  };
}
