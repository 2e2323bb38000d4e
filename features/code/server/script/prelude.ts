/**
 * Runs inside the sandbox before the code of the model. It makes `console` and returns how a value and an error
 * read as text. Only strings leave the sandbox. What the code changes later does not reach these functions,
 * except through values that it makes itself.
 */
export const prelude = String.raw`(emit, most) => {
  const { stringify } = JSON, { isArray, from } = Array, { entries, getPrototypeOf } = Object;
  const string = String, apply = Reflect.apply, slice = String.prototype.slice;
  const cut = (text, length) => apply(slice, text, [0, length]);
  const simple = (value, isInside) => {
    switch (typeof value) {
      case "string": return isInside ? stringify(cut(value, most)) : cut(value, most + 1);
      case "bigint": return string(value) + "n";
      case "function": return "[Function" + (value.name ? " " + string(value.name) : "") + "]";
      default: return string(value);
    }
  };
  const show = (value, depth = 0, seen = []) => {
    if (value === null || typeof value !== "object") return simple(value, depth > 0);
    if (value instanceof Error) return describe(value);
    if (value instanceof Date) return isNaN(value) ? "Invalid Date" : value.toISOString();
    if (value instanceof RegExp) return string(value);
    if (seen.includes(value)) return "[Circular]";
    if (depth > 5) return isArray(value) ? "[Array]" : "[Object]";
    const inner = (item) => show(item, depth + 1, [...seen, value]);
    if (value instanceof Map) return "Map " + braces(from(value).slice(0, 1000).map(([key, item]) => inner(key) + " => " + inner(item)));
    if (value instanceof Set) return "Set " + braces(from(value).slice(0, 1000).map(inner));
    if (isArray(value) || ArrayBuffer.isView(value)) {
      const items = from(cutList(value), inner);
      return "[" + items.join(", ") + (value.length > items.length ? ", … " + (value.length - items.length) + " more" : "") + "]";
    }
    if (value instanceof Promise) return "[Promise]";
    const name = getPrototypeOf(value)?.constructor?.name;
    const all = entries(value), shown = all.slice(0, 1000).map(([key, item]) => key + ": " + inner(item));
    if (all.length > shown.length) shown.push("… " + (all.length - shown.length) + " more");
    return (name && name !== "Object" ? string(name) + " " : "") + braces(shown);
  };
  const cutList = (list) => (typeof list.slice === "function" ? list.slice(0, 5000) : []);
  const braces = (items) => items.length === 0 ? "{}" : "{ " + items.join(", ") + " }";
  const describe = (error) => {
    if (!(error instanceof Error)) return "Thrown: " + show(error);
    const line = /code\.js:(\d+)/.exec(string(error.stack))?.[1];
    return string(error.name) + ": " + string(error.message) + (line ? " (line " + line + ")" : "");
  };
  const log = (...values) => emit(cut(values.map((value) => show(value)).join(" "), most + 1));
  globalThis.console = { log, info: log, warn: log, error: log, debug: log, table: log, dir: log };
  return { show: (value) => cut(show(value), most + 1), explain: (error) => cut(describe(error), most + 1) };
}`;
