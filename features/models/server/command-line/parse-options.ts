import { type ParseArgsConfig, parseArgs } from "node:util";

/** Thrown for invalid options. The message is one line. */
export class WrongOptionError extends Error {}

/** Like Node's `parseArgs`, but an unknown option or a missing value gets a clear one-line error. */
export function parseOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new WrongOptionError(explain(error), { cause: error });
  }
}

function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const option = /'(?:-\w, )?(--?[^' ]+)/.exec(message)?.[1] ?? "an option";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `There is no option ${option}.`;
  if (/does not take an argument/.test(message)) return `${option} takes no value.`;
  return `${option} needs a value.`;
}
