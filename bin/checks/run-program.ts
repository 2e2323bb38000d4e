import { spawn } from "node:child_process";

export interface ProgramResult {
  exitCode: number;
  output: string;
  stdout: string;
}

/** Runs a program to its end and captures its output. The exit code is 127 if it cannot be started. */
export function runProgram(
  command: string,
  args: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let stdout = "";
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.once("error", (error) => resolve({ exitCode: 127, output: error.message, stdout: "" }));
    child.once("close", (exitCode) => resolve({ exitCode: exitCode ?? 1, output, stdout }));
  });
}
