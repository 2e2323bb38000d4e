import { type ParseArgsConfig, parseArgs } from "node:util";

/** What was typed cannot be understood; the message says why in one line. */
export class WrongOptionError extends Error {}

/** As Node's own `parseArgs`, but with one clear line when an option is unknown or lacks its value. */
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
