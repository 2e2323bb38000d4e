/**
 * An error whose message the model and the person may read. Messages of all other exceptions stay internal.
 */
export class ToolError extends Error {
  override readonly name = "ToolError";
  readonly code: `${string}.${string}`;
  /** What the person reads in the line of the call. The model reads the message. Absent: both read the message. */
  readonly summary: string | undefined;

  constructor(
    code: `${string}.${string}`,
    message: string,
    { summary, ...options }: ErrorOptions & { summary?: string } = {},
  ) {
    super(message, options);
    this.code = code;
    this.summary = summary;
  }
}
