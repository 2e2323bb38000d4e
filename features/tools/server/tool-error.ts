/**
 * An error whose message the model and the person may read. Messages of all other exceptions stay internal.
 */
export class ToolError extends Error {
  override readonly name = "ToolError";
  readonly code: `${string}.${string}`;

  constructor(code: `${string}.${string}`, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
