import { isUnavailable } from "#platform/server/errors.ts";
import type { Tool, ToolOutput } from "./tool.ts";
import type { ToolContext } from "./tool-context.ts";

/**
 * The `settle` of a tool whose effect is one transaction that checks its signal before it writes. Stop ends such an
 * attempt soon, and what it says then is what happened. `find` looks for the effect of an attempt that lost the
 * database. Without it, that outcome is unknown.
 */
export function settleByAttempt<Input>(
  find?: (context: ToolContext, input: Input) => Promise<ToolOutput | undefined>,
): NonNullable<Tool<Input>["settle"]> {
  return async (context, input, attempt) => {
    try {
      return await attempt;
    } catch (error) {
      if (!isUnavailable(error)) return undefined;
      if (!find) throw new Error("The attempt lost the database.", { cause: error });
      return find(context, input);
    }
  };
}
