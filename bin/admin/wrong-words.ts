import { nearestWord } from "#platform/server/nearest-word.ts";

/** What is wrong with a command line, and the command whose usage helps; undefined for all. */
export interface WrongWords {
  problem: string;
  command: string | undefined;
}

/**
 * Validates a command line against the list of commands, before anything is opened. Undefined when it is
 * valid.
 */
export function findWrongWords(
  args: string[],
  usage: readonly (readonly [words: string, does: string])[],
): WrongWords | undefined {
  const commands = readCommands(usage);
  const isBegun = ({ name }: Command) => `${args.join(" ")} `.startsWith(`${name} `);
  const command = commands.filter(isBegun).toSorted((a, b) => b.name.length - a.name.length)[0];
  if (!command) return unknown(args[0] ?? "", commands, undefined);

  const { name, operands, needsOperand, hasOptions } = command;
  const [operand] = operands;
  const rest = args.slice(name.split(" ").length);
  const [next] = rest;
  const isGroup = commands.some((other) => other.name.startsWith(`${name} `));
  if (isGroup && next && !next.startsWith("-")) return unknown(`${name} ${next}`, commands, name);
  // The command's own parser knows its options and which take values.
  if (hasOptions) return undefined;
  const wrong = (problem: string) => ({ problem, command: name });
  const option = rest.find((word) => word.startsWith("--"));
  if (option) return wrong(`“${name}” has no option ${option}.`);
  if (needsOperand && rest.join("").trim() === "") return wrong(`“${name}” needs ${operand}.`);
  // Names of models and providers may contain spaces.
  const most = operand && name.startsWith("models ") ? rest.length : operands.length;
  if (rest.length > most) {
    const takes = operand ? `takes ${operands.join(" and ")} and nothing more` : "takes nothing more";
    return wrong(`“${name}” ${takes}: leave out “${rest.slice(most).join(" ")}”.`);
  }
  return undefined;
}

interface Command {
  name: string;
  /** As shown in the usage, such as `<e-mail>`. The first is required, the others are optional. */
  operands: string[];
  needsOperand: boolean;
  hasOptions: boolean;
}

/** The commands of the list: several lines can be one command, and its options can be indented below it. */
function readCommands(usage: readonly (readonly [words: string, does: string])[]): Command[] {
  const byName = new Map<string, Command>();
  let last: Command | undefined;
  for (const [words] of usage) {
    if (words.startsWith(" ")) {
      if (last) last.hasOptions = true;
      continue;
    }
    const read = readCommand(words);
    const known = byName.get(read.name);
    last = known ? bothOf(known, read) : read;
    byName.set(read.name, last);
  }
  return [...byName.values()];
}

function bothOf(one: Command, other: Command): Command {
  return {
    name: one.name,
    operands: one.operands.length < other.operands.length ? other.operands : one.operands,
    needsOperand: one.needsOperand && other.needsOperand,
    hasOptions: one.hasOptions || other.hasOptions,
  };
}

function readCommand(words: string): Command {
  const name = /^[^<-]+(?:-[^<-]+)*/.exec(words.replace(/ --.*/, ""))?.[0].trim() ?? words;
  const hasOptions = words.includes(" --");
  const operands = hasOptions ? [] : (words.match(/<[^>]+>/g) ?? []);
  return { name, operands, needsOperand: operands.length > 0, hasOptions };
}

function unknown(typed: string, commands: Command[], command: string | undefined): WrongWords {
  const names = commands.map(({ name }) => name);
  const near = nearestWord(typed, names);
  return { problem: `There is no command “${typed}”.${near ? ` Did you mean “${near}”?` : ""}`, command };
}
