import { z } from "zod";

const mostDepth = 100;

/** Any JSON that can be walked without running out of stack. */
export const ShallowJson = z.unknown().refine(isShallow, "This is nested too deeply.");

function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostDepth) return false;
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
  }
  return true;
}
