import { z } from "zod";
import type { Json, JsonObject } from "#platform/contract/json.ts";
import { fail } from "#platform/server/errors.ts";
import type { Condition } from "./parse-filter.ts";
import { type PatchPath, parsePatchPath } from "./patch-path.ts";
import { scimErrors } from "./scim-errors.ts";

const Operation = z.object({
  op: z
    .string()
    .toLowerCase()
    .pipe(z.enum(["add", "replace", "remove"])),
  path: z.string().nullish(),
  value: z.json().optional(),
});
const Patch = z.object({ Operations: z.array(Operation).min(1).max(1_000) });

type Change = z.output<typeof Operation>;

/**
 * Applies a SCIM PATCH (RFC 7644, 3.5.2). Tolerates common deviations of directories: operations in capitals,
 * dotted names as keys of a value, values of `remove`, and values for missing entries.
 */
export function applyPatch(resource: JsonObject, body: unknown): JsonObject {
  const read = Patch.safeParse(body);
  if (!read.success) return fail(scimErrors, "scim.invalid_syntax");
  const changed = structuredClone(resource);
  for (const operation of read.data.Operations) apply(changed, operation);
  return changed;
}

function apply(resource: JsonObject, { op, path, value }: Change) {
  if (path) return change(resource, parsePatchPath(path), op, value ?? null);
  if (op === "remove") fail(scimErrors, "scim.no_target");
  if (!isObject(value)) return fail(scimErrors, "scim.invalid_value");
  for (const [key, part] of Object.entries(value)) {
    if (key.toLowerCase() !== "schemas") change(resource, parsePatchPath(key), op, part);
  }
}

function change(resource: JsonObject, path: PatchPath, op: Change["op"], value: Json) {
  const holder = path.extension ? objectAt(resource, path.extension) : resource;
  const key = keyOf(holder, path.attribute);
  if (path.conditions) return changeEntries(holder, key, path, op, value);
  if (path.part) return changePart(holder, key, path.part, op, value);
  const current = holder[key];
  if (op === "remove" && Array.isArray(current) && value !== null) holder[key] = without(current, value);
  else if (op === "remove" || value === null) delete holder[key];
  else if (op === "add" && Array.isArray(current)) holder[key] = union(current, value);
  else if (isObject(current) && isObject(value)) holder[key] = { ...current, ...value };
  else holder[key] = value;
}

/** `emails[type eq "work"].value`: changes matching entries. A missing one is created from the filter. */
function changeEntries(holder: JsonObject, key: string, path: PatchPath, op: Change["op"], value: Json) {
  const { conditions = [], part } = path;
  const current = holder[key];
  const entries = Array.isArray(current) ? current.filter(isObject) : [];
  const fitting = entries.filter((entry) => fits(entry, conditions));
  if (op === "remove" && !part) {
    holder[key] = entries.filter((entry) => !fitting.includes(entry));
    return;
  }
  if (fitting.length === 0 && op !== "remove") {
    const made = Object.fromEntries(conditions.map(({ attribute, value: wanted }) => [attribute, wanted]));
    entries.push(made);
    fitting.push(made);
  }
  for (const entry of fitting) {
    if (part && op === "remove") delete entry[keyOf(entry, part)];
    else if (part) entry[keyOf(entry, part)] = value;
    else if (isObject(value)) Object.assign(entry, value);
    else fail(scimErrors, "scim.invalid_value");
  }
  holder[key] = entries;
}

function changePart(holder: JsonObject, key: string, part: string, op: Change["op"], value: Json) {
  const current = holder[key];
  const [first] = Array.isArray(current) ? current.filter(isObject) : [];
  const target = first ?? objectAt(holder, key);
  const name = keyOf(target, part);
  if (op === "remove" || value === null) delete target[name];
  else target[name] = value;
}

function fits(entry: JsonObject, conditions: Condition[]): boolean {
  return conditions.every(({ attribute, value }) => {
    const own = entry[keyOf(entry, attribute)] ?? null;
    return own === value || (typeof own === "string" && own.toLowerCase() === String(value).toLowerCase());
  });
}

function union(current: Json[], value: Json): Json[] {
  const added = Array.isArray(value) ? value : [value];
  return [...without(current, added), ...added];
}

/** Entries are equal when their `value` is. */
function without(current: Json[], value: Json): Json[] {
  const gone = new Set((Array.isArray(value) ? value : [value]).map(identityOf));
  return current.filter((entry) => !gone.has(identityOf(entry)));
}

function identityOf(entry: Json): string {
  return JSON.stringify(isObject(entry) && entry.value !== undefined ? entry.value : entry);
}

function objectAt(holder: JsonObject, key: string): JsonObject {
  const current = holder[key];
  if (isObject(current)) return current;
  const made: JsonObject = {};
  holder[key] = made;
  return made;
}

/** Attribute names are case-insensitive. */
function keyOf(holder: JsonObject, name: string): string {
  return Object.keys(holder).find((key) => key.toLowerCase() === name.toLowerCase()) ?? name;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
