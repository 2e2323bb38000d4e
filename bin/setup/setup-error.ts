/** A setup that cannot go on: one line what is wrong, then what to do. Looks like StartError on purpose. */
export class SetupError extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}
