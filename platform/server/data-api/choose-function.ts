import type { Fn } from "./callable-function.ts";
import { DataApiError } from "./data-api-error.ts";
import { nearestName } from "./nearest-name.ts";

/**
 * The declared function that takes arguments with these names. Throws PGRST202 when there is none, PGRST203
 * when several match. `isPost` affects only the message.
 */
export function chooseFunction(functions: Fn[], name: string, args: string[], isPost: boolean): Fn {
  const candidates = functions.filter((shape) => shape.name === name);
  const [first, ...others] = candidates.filter((shape) => takes(shape, args));
  if (!first) throw notFound(functions, candidates, name, args, isPost);
  if (others.length > 0) throw ambiguous([first, ...others]);
  return first;
}

function takes({ args: known }: Fn, args: string[]): boolean {
  const hasAll = known.every(({ name, isOptional }) => isOptional || args.includes(name));
  return hasAll && args.every((name) => known.some((arg) => arg.name === name));
}

function notFound(
  functions: Fn[],
  overloads: Fn[],
  name: string,
  args: string[],
  isPost: boolean,
): DataApiError {
  const list = args.join(", ").slice(0, 400);
  const call = args.length > 0 ? `(${list})` : " without parameters";
  const given =
    args.length > 0 ? `with parameter${args.length > 1 ? "s" : ""} ${list}` : "without parameters";
  const unnamed = isPost ? " or with a single unnamed json/jsonb parameter" : "";
  const meant = overloads[0]
    ? callOf(overloads[0])
    : nearestName(
        functions.map((shape) => shape.name),
        name,
      );
  return new DataApiError(
    404,
    "PGRST202",
    `Could not find the function public.${name}${call} in the schema cache`,
    {
      details: `Searched for the function public.${name} ${given}${unnamed}, but no matches were found in the schema cache.`,
      hint: meant ? `Perhaps you meant to call the function public.${meant}` : null,
    },
  );
}

function callOf({ name, args }: Fn): string {
  return args.length > 0
    ? `${name}(${args
        .map((arg) => arg.name)
        .sort()
        .join(", ")})`
    : name;
}

function ambiguous(functions: Fn[]): DataApiError {
  const calls = functions.map(
    ({ name, args }) => `public.${name}(${args.map((arg) => `${arg.name} => ${arg.type}`).join(", ")})`,
  );
  return new DataApiError(
    300,
    "PGRST203",
    `Could not choose the best candidate function between: ${calls.join(", ")}`,
    {
      hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
    },
  );
}
