import { defineTool, type ToolContext, ToolError, type ToolOutput } from "#features/tools/server/index.ts";
import { assertNever } from "#platform/server/assert-never.ts";
import { personOf } from "#platform/server/context.ts";
import { limitConcurrency } from "#platform/server/limit-concurrency.ts";
import { RunCodeInput } from "../contract/run-code-input.ts";
import { mostAtOnce, runLimitMs } from "./code-limits.ts";
import { createOnePerPerson } from "./one-per-person.ts";
import { runInChild } from "./run-in-child.ts";
import type { ScriptOutcome } from "./script/script-outcome.ts";

const onePerPerson = createOnePerPerson(limitConcurrency(mostAtOnce));

/** Runs a short script of the model. */
export const runCodeTool = defineTool({
  name: "run_code",
  title: "Run code",
  about: "Runs a short program on data, in a sandbox without network and files.",
  description:
    "Runs a short JavaScript program (ES2023) on this server, in a sandbox without network, files, timers, modules and packages. " +
    `It has ${runLimitMs / 1_000} seconds and 64 MB. Use it for work on data that calculate cannot do: parsing, sorting, statistics, simulations. ` +
    "Write plain script code: the last expression is the result; no import, and await and return only inside functions.",
  input: RunCodeInput,
  facts: {
    ...{ reads: "nothing", writes: false, egress: false, irreversible: false, external: false, own: false },
    ...{ control: [], content: ["code", "data"], undo: null },
  },
  effect: "read",
  idempotent: true,
  outputTrust: "organization",
  // Scripts of one person wait for each other.
  timeoutMs: 60_000,
  describe: () => "Running JavaScript",
  async run({ ctx, signal }: ToolContext, script) {
    const person = personOf(ctx.actor)?.userId ?? "";
    return presentOutcome(await onePerPerson(person, () => runInChild(script, signal)));
  },
});

/** Exported for its test. */
export function presentOutcome(outcome: ScriptOutcome): ToolOutput {
  const { end, output } = outcome;
  switch (end) {
    case "value": {
      const { value, isCut } = outcome;
      const parts = [
        ...(output ? [`Output:\n${output}`] : []),
        ...(value === null ? [] : [`Value of the last expression:\n${value}`]),
        ...(isCut ? ["(cut: this is its beginning)"] : []),
      ];
      return {
        content: parts.join("\n\n") || "The script ran and wrote nothing.",
        summary: value ?? (output.split("\n").at(-1) || "Ran without output"),
        data: { output, value, isCut },
      };
    }
    case "error":
      throw new ToolError("code.error", `${outcome.message}${before(output)}`);
    case "takes_too_long":
      throw new ToolError(
        "code.takes_too_long",
        `The script was stopped after ${runLimitMs / 1_000} seconds.${before(output)}`,
      );
    case "needs_too_much_memory":
      throw new ToolError(
        "code.needs_too_much_memory",
        `The script was stopped because it needs more than 64 MB.${before(output)}`,
      );
    case "died":
      throw new ToolError("code.died", "The script broke its sandbox's process, which was ended.");
    default:
      return assertNever(end);
  }
}

const mostBefore = 4_000;

function before(output: string): string {
  if (output === "") return "";
  const beginning = output.length > mostBefore ? `${output.slice(0, mostBefore).toWellFormed()}…` : output;
  return `\nOutput before that:\n${beginning}`;
}
