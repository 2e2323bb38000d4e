import { type Command, command } from "../command.ts";
import { unrestricted } from "./unrestricted.ts";

/** Wraps a command in another one that anyone may call, for commands that only other commands may call. */
export function asPart<Input, Output>(part: Command<Input, Output>): Command<Input, Output> {
  return command<Input, Output>(`test.${part.commandName}`, unrestricted, part);
}
