import { invalid } from "./api-error.ts";

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
interface Branch {
  [key: string]: string | Branch;
}

const forbidden = new Set(["__proto__", "constructor", "prototype"]);
const maxDepth = 8;

/** Parses `items[0][price]=p&expand[]=customer` into arrays, where all keys are numbers, and objects. */
export function parseForm(text: string): { [key: string]: FormValue } {
  const root: Branch = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) place(root, splitName(name), value, name);
  const settled = settle(root);
  return typeof settled === "object" && !Array.isArray(settled) ? settled : {};
}

function splitName(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw invalid(`Invalid request: the parameter name ${name} cannot be read.`, name);
  const rest = [...(match[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map(([, key]) => key ?? "");
  const keys = [match[1] ?? "", ...rest];
  if (keys.length > maxDepth || keys.some((key) => forbidden.has(key))) {
    throw invalid(`Invalid request: the parameter name ${name} is not allowed.`, name);
  }
  return keys;
}

function place(root: Branch, keys: string[], value: string, name: string): void {
  let branch = root;
  for (const [index, written] of keys.entries()) {
    const key = written === "" ? String(Object.keys(branch).length) : written;
    if (index === keys.length - 1) {
      branch[key] = value;
      return;
    }
    const next: string | Branch = branch[key] ?? Object.create(null);
    if (typeof next === "string")
      throw invalid(`Invalid request: ${name} is both a value and an object.`, name);
    branch[key] = next;
    branch = next;
  }
}

function settle(value: string | Branch): FormValue {
  if (typeof value === "string") return value;
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))) {
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, child]) => settle(child));
  }
  return Object.fromEntries(entries.map(([key, child]) => [key, settle(child)]));
}
