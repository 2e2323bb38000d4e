import type { ActWords } from "#platform/server/audit/acts.ts";
import type { NamedObjects } from "#platform/server/audit/named-objects.ts";
import type { Module } from "#platform/server/module.ts";

/** What the features say about their audit events. */
export interface Vocabulary {
  words: ActWords;
  /** By type. */
  named: ReadonlyMap<string, NamedObjects>;
}

/** What these modules declare. Throws when two declare the same act, noun or type. */
export function vocabularyOf(modules: readonly Pick<Module, "acts" | "named">[]): Vocabulary {
  const declared = modules.flatMap(({ acts }) => acts ?? []);
  return {
    words: {
      nouns: Object.fromEntries(once(declared.flatMap(({ nouns }) => Object.entries(nouns)))),
      acts: Object.fromEntries(once(declared.flatMap(({ acts }) => Object.entries(acts)))),
    },
    named: new Map(once(modules.flatMap(({ named }) => named ?? []).map((entry) => [entry.type, entry]))),
  };
}

/** The acts that a filter means: one act, or all of a noun. An unknown one means itself. */
export function actsOf({ acts }: ActWords, wanted: string): string[] {
  if (wanted.includes(".")) return [wanted];
  return Object.keys(acts).filter((act) => act.startsWith(`${wanted}.`));
}

function once<Value>(entries: [string, Value][]): [string, Value][] {
  const seen = new Set<string>();
  for (const [name] of entries) {
    if (seen.has(name)) throw new Error(`Two features say in words what ${name} is.`);
    seen.add(name);
  }
  return entries;
}
