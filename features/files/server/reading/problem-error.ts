import type { FileProblem } from "../../contract/index.ts";

/** The content of a file cannot be used. */
export class ProblemError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = "ProblemError";
    this.problem = problem;
  }
}
