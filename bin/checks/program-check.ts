import type { Check } from "./check.ts";
import { runProgram } from "./run-program.ts";

/** A check that runs a Node program. It holds when the program exits with 0. */
export function programCheck(name: string, script: string, args: string[]): Check {
  return {
    name,
    run: async (root) => {
      const { exitCode, output } = await runProgram(process.execPath, [script, ...args], { cwd: root });
      return exitCode === 0 ? { passed: 1, failed: 0, output: "" } : { passed: 0, failed: 1, output };
    },
  };
}
