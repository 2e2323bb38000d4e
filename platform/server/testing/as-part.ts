import { type Command, command } from "../command.ts";
import { unrestricted } from "./unrestricted.ts";

/** The same command within another one that everybody may call, for those that only parts of others may be. */
export function asPart<Input, Output>(part: Command<Input, Output>): Command<Input, Output> {
  return command<Input, Output>(`test.${part.commandName}`, unrestricted, part);
}
