import { AppError } from "../errors.ts";

/** The kind of a failure: a code or a class, without any content. */
export function failureOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (!(error instanceof Error)) return "unknown";
  const { code } = error as NodeJS.ErrnoException;
  return (typeof code === "string" ? `${error.name} ${code}` : error.name).slice(0, 200);
}
