/** What the log says of an error: where and of which kind, never what it was about. */
export interface DescribedError {
  type: string;
  message?: string;
  code?: string;
  status?: number;
  /** Of an error of the database. */
  constraint?: string;
  table?: string;
  column?: string;
  stack?: string;
  cause?: DescribedError | string;
}

const deepestCause = 5;

/**
 * Keeps of an error only what cannot hold the text of a person. The database puts whole rows into `detail` and
 * `where`, and values into the messages of its data errors; readers of JSON quote what they could not read; calls
 * of models carry prompt and answer as properties. Of anything that is no error, a text above all, only its kind
 * is kept: whoever turns an error into a text before logging it turns all that it quotes into that text.
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

/** Data errors of the database (class 22) and what functions raise, and everything that tells what it had to read. */
function quotesContent(error: Error): boolean {
  const { code, severity } = error as Error & Record<string, unknown>;
  if (typeof severity === "string" && typeof code === "string") return /^(22|P0)/.test(code);
  return error instanceof SyntaxError || /^(AI_|ZodError|\$ZodError)/.test(error.name);
}

/** The stack without the message that it begins with. */
function framesOf({ stack = "", message }: Error): { stack?: string } {
  const frames = stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split("\n")
    .filter((line) => line.startsWith("    at "));
  return frames.length > 0 ? { stack: frames.join("\n") } : {};
}
