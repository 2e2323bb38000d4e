import type {
  AccessRule,
  Elevated,
  ObjectNoun,
  ObjectRule,
  ObjectRuleFacts,
  Related,
} from "./access-rule.ts";
import type { Who } from "./who.ts";

type Entry = readonly Who[] | Elevated;

type Rules<Row, Table> = {
  readonly [Verb in keyof Table]: Table[Verb] extends Related ? ObjectRule<Row> : AccessRule;
};

/** All tables. A generated test checks each of their cells. */
const tables = new Map<string, Readonly<Record<string, AccessRule>>>();

/** Declares who may do what to a noun that has no per-object relations. */
export function defineAccess<const Table extends Record<string, Entry>>(
  noun: string,
  table: Table,
): { readonly [Verb in keyof Table]: AccessRule } {
  return register(
    noun,
    mapValues(table, (entry: Entry, verb) => accessRule(noun, verb, entry)),
  );
}

/**
 * Declares who may do what to an object by their relation to it (owner, or granted). The command receives the
 * row that was found and checked. Verbs without a relation concern no object yet, or many.
 */
export function defineObjectAccess<Row, const Table extends Record<string, Related | Entry>>(
  object: ObjectNoun<Row>,
  table: Table,
): Rules<Row, Table> {
  const { noun } = object;
  const rules = mapValues(table, (entry: Related | Entry, verb): AccessRule => {
    if (!("needs" in entry)) return accessRule(noun, verb, entry);
    const rule = { noun, verb, who: entry.who, isElevated: false, object, needs: entry.needs };
    return objectRule(rule, (ctx, { id }: { id: string }) => object.find(ctx, id));
  });
  return register(noun, rules) as Rules<Row, Table>;
}

/** Every table by its noun. */
export function accessTables(): ReadonlyMap<string, Readonly<Record<string, AccessRule>>> {
  return tables;
}

function accessRule(noun: string, verb: string, entry: Entry): AccessRule {
  const isElevated = "isElevated" in entry;
  return { noun, verb, who: isElevated ? entry.who : entry, isElevated };
}

function objectRule<Row, Input>(
  rule: ObjectRuleFacts<Row>,
  find: ObjectRule<Row, Input>["find"],
): ObjectRule<Row, Input> {
  return { ...rule, find, by: (other) => objectRule(rule, other) };
}

function register<Rules extends Readonly<Record<string, AccessRule>>>(noun: string, rules: Rules): Rules {
  if (tables.has(noun)) throw new Error(`Two tables say who may do what to a ${noun}`);
  tables.set(noun, rules);
  return rules;
}

function mapValues<Table extends Record<string, unknown>, Value>(
  table: Table,
  change: (entry: Table[keyof Table], key: string) => Value,
): { readonly [Key in keyof Table]: Value } {
  const changed: Partial<Record<keyof Table, Value>> = {};
  for (const key of Object.keys(table) as (keyof Table & string)[]) changed[key] = change(table[key], key);
  return changed as { readonly [Key in keyof Table]: Value };
}
