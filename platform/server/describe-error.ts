/** What the log keeps of an error: the place and kind, never its content. */
export interface DescribedError {
  type: string;
  message?: string;
  code?: string;
  status?: number;
  /** From a database error. */
  constraint?: string;
  table?: string;
  column?: string;
  stack?: string;
  cause?: DescribedError | string;
}

const deepestCause = 5;

/**
 * Reduces an error to what cannot contain a person's text.
 *
 * The database puts whole rows into `detail` and `where`, and values into the messages of data errors. JSON
 * parsers quote their input. Model calls carry prompt and answer as properties. For a value that is no error,
 * only its type is kept: code that turns an error into a string before logging would also log everything the
 * error quotes.
 */
export function describeError(error: unknown): DescribedError {
  return error instanceof Error ? keptOf(error, deepestCause) : { type: typeof error };
}

function keptOf(error: Error, depth: number): DescribedError {
  const { code, status, constraint, table, column } = error as Error & Record<string, unknown>;
  const message = quotesContent(error) ? undefined : error.message;
  const { cause } = error;
  return {
    type: error.constructor.name === "Object" ? error.name : error.constructor.name,
    ...(message === undefined ? {} : { message }),
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof status === "number" ? { status } : {}),
    ...(typeof constraint === "string" ? { constraint } : {}),
    ...(typeof table === "string" ? { table } : {}),
    ...(typeof column === "string" ? { column } : {}),
    ...framesOf(error),
    ...(cause instanceof Error && depth > 0 ? { cause: keptOf(cause, depth - 1) } : {}),
  };
}

/**
 * True for messages that quote their input: data errors of the database (class 22), errors raised by
 * functions, and errors of parsers.
 */
function quotesContent(error: Error): boolean {
  const { code, severity } = error as Error & Record<string, unknown>;
  if (typeof severity === "string" && typeof code === "string") return /^(22|P0)/.test(code);
  return error instanceof SyntaxError || /^(AI_|ZodError|\$ZodError)/.test(error.name);
}

/** The stack without the message at its start. */
function framesOf({ stack = "", message }: Error): { stack?: string } {
  const frames = stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split("\n")
    .filter((line) => line.startsWith("    at "));
  return frames.length > 0 ? { stack: frames.join("\n") } : {};
}
