import { command } from "#platform/server/command.ts";
import type { Mode } from "../billing-options.ts";
import { describeFailure } from "../stripe/describe-failure.ts";
import { deleteFailuresBefore, type NotedFailure, storeFailure } from "./failure.repository.ts";

const keptMs = 60 * 24 * 3_600_000;

export interface NoteFailure extends Pick<NotedFailure, "kind" | "objectId"> {
  mode: Mode;
  error: unknown;
}

/** Puts down what failed at the provider, and how, for admins to see. Technique: leaves no trail. */
export const noteFailure = command(
  "billing_failure.note",
  async (ctx, { mode, kind, objectId, error }: NoteFailure): Promise<void> => {
    const { type, code, statusCode } = describeFailure(error);
    const words = [type, code, statusCode].filter((part) => part !== undefined && part !== null);
    await storeFailure(ctx.db, mode, {
      ...{ kind, objectId, at: ctx.now() },
      error: words.join(" ").slice(0, 200) || "unknown",
    });
    await deleteFailuresBefore(ctx.db, new Date(ctx.now().getTime() - keptMs));
  },
);
