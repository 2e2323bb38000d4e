import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fileRead } from "../contract/events.ts";
import { fileAccess } from "./file.access.ts";
import type { FileKey } from "./file.repository.ts";
import type { Outcome } from "./reading/read-text.ts";
import { storeProblem, storeText, type TakenFile, takeFile } from "./reading.repository.ts";

/** Deaths of the reading server after which a file is given up, so that it cannot kill servers for ever. */
const mostAttempts = 3;

/** Takes a file for reading. Undefined when there is nothing to read, or it was given up just now. */
export const beginReading = command(
  "file.begin_reading",
  fileAccess.read,
  async (ctx, key: FileKey): Promise<TakenFile | undefined> => {
    const file = await takeFile(ctx.db, key);
    if (!file) return undefined;
    if (file.attempt <= mostAttempts) {
      await ctx.audit({ act: "file.read_begun", ...about(file), facts: { attempt: file.attempt } });
      return file;
    }
    await storeProblem(ctx.db, file, "interrupted");
    await tellEnd(ctx, file, { problem: "interrupted" });
    return undefined;
  },
);

/** Stores what reading a file led to. A reader that was overtaken stores nothing. */
export const endReading = command(
  "file.end_reading",
  fileAccess.read,
  async (ctx, { file, outcome }: { file: TakenFile; outcome: Outcome }): Promise<void> => {
    const isStored =
      "problem" in outcome
        ? await storeProblem(ctx.db, file, outcome.problem)
        : await storeText(ctx.db, file, outcome);
    if (!isStored) return;
    await tellEnd(ctx, file, outcome);
    if ("problem" in outcome) return;
    const { workspaceId, id, userId } = file;
    ctx.publish(fileRead, { workspaceId, objectId: id, payload: { userId } });
  },
);

async function tellEnd(ctx: Ctx, file: TakenFile, outcome: Outcome): Promise<void> {
  const { workspaceId, userId, id } = file;
  await ctx.audit({
    act: "problem" in outcome ? "file.refused" : "file.read",
    ...about(file),
    facts:
      "problem" in outcome
        ? { problem: outcome.problem }
        : { kind: outcome.kind, passages: outcome.passages.length },
  });
  await ctx.emit({ name: "file.read", workspaceId, userId, data: { fileId: id } });
}

function about({ workspaceId, userId, id }: TakenFile) {
  return { workspaceId, onBehalfOf: userId, target: [{ type: "file", id }] };
}
