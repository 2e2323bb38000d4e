import { ToolError } from "#features/tools/server/index.ts";
import { systemLabel } from "#platform/contract/label.ts";
import { AppError } from "#platform/server/errors.ts";

/** A refusal in our own words, which the model may read and act on. */
export function asToolError(error: unknown): never {
  if (error instanceof AppError && error.code.startsWith("artifact."))
    throw new ToolError(error.code as `${string}.${string}`, error.message, { label: systemLabel });
  throw error;
}

/** Tells the person why a call cannot be taken back. What is gone already is taken back. */
export function orUndoError(error: unknown): void {
  if (!(error instanceof AppError) || !error.code.startsWith("artifact.")) throw error;
  if (error.code === "artifact.not_found") return;
  const isChanged = error.code === "artifact.changed_meanwhile";
  throw new ToolError(
    "artifact.not_undone",
    isChanged ? "The artifact was changed since, so it stays. Restore a version in its list." : error.message,
  );
}
