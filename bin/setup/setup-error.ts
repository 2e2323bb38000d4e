/** Aborts the setup: one line on the problem, then the remedy. Deliberately similar to StartError. */
export class SetupError extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}
