import type { Label } from "#platform/contract/label.ts";

/**
 * An error whose message the model and the person may read. Messages of all other exceptions stay internal.
 */
export class ToolError extends Error {
  override readonly name = "ToolError";
  readonly code: `${string}.${string}`;
  /** What the person reads in the line of the call. The model reads the message. Absent: both read the message. */
  readonly summary: string | undefined;
  /** Whose words the message quotes. Absent: the output trust of the tool says it. */
  readonly label: Label | undefined;

  constructor(
    code: `${string}.${string}`,
    message: string,
    { summary, label, ...options }: ErrorOptions & { summary?: string; label?: Label } = {},
  ) {
    super(message, options);
    this.code = code;
    this.summary = summary;
    this.label = label;
  }
}
