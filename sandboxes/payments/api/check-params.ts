import type { z } from "zod";
import { type ApiError, invalid } from "./api-error.ts";
import type { FormValue } from "./parse-form.ts";

/** Throws for the first unknown, missing or invalid parameter, in Stripe's words. */
export function checkParams(schema: z.ZodType, values: { [key: string]: FormValue }): void {
  const result = schema.safeParse(values);
  const issue = result.error?.issues[0];
  if (issue) throw refusal(deepest(issue), values);
}

function refusal(issue: z.core.$ZodIssue, values: unknown): ApiError {
  if (issue.code === "unrecognized_keys") {
    const name = nameOf([...issue.path, issue.keys[0] ?? ""]);
    return invalid(`Received unknown parameter: ${name}`, name, "parameter_unknown");
  }
  const name = nameOf(issue.path);
  if (valueAt(values, issue.path) === undefined) {
    return invalid(`Missing required param: ${name}.`, name, "parameter_missing");
  }
  if (issue.code === "invalid_value") {
    return invalid(`Invalid ${name}: must be one of ${issue.values.map(String).join(", ")}`, name);
  }
  if (issue.message === "Invalid integer") {
    return invalid(
      `Invalid integer: ${String(valueAt(values, issue.path))}`,
      name,
      "parameter_invalid_integer",
    );
  }
  return invalid(`Invalid value for ${name}`, name);
}

/** Of several possible shapes the last is the richest, so its first issue says most. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== "invalid_union") return issue;
  const inner = issue.errors.at(-1)?.[0];
  return inner ? deepest({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

function nameOf(path: PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return `${first ?? ""}${rest.map((key) => `[${key}]`).join("")}`;
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === "object" && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );
}
