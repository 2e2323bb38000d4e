/** A start that cannot go on, told to the person at the terminal: one line what is wrong, then what to do. */
export class StartError extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
    this.remedy = remedy;
  }
}
