/** Aborts the start with a message for the terminal: one line on the problem, then the remedy. */
export class StartError extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
    this.remedy = remedy;
  }
}
