import type { ObjectRule } from "#platform/server/access/access-rule.ts";
import { type Command, commands } from "#platform/server/command.ts";
import { loadCommands } from "./load-commands.ts";

export type AboutObject = Command<never, unknown> & { rule: ObjectRule<unknown> };

const isAboutObject = (entry: [string, Command<never, unknown>]): entry is [string, AboutObject] =>
  "object" in entry[1].rule;

/** All commands of the product, by name. */
export async function listCommands(): Promise<[string, Command<never, unknown>][]> {
  await loadCommands();
  return [...commands()].filter(([name]) => !name.startsWith("test."));
}

/** Those about an object that people have relations to. */
export const listAboutObjects = async () => (await listCommands()).filter(isAboutObject);
