import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { documentAccess, lockSeenDocument } from "./document.access.ts";
import { type DocumentRow, queueDocument } from "./document.repository.ts";
import { targetOf } from "./document-target.ts";
import { queueReading } from "./queue-reading.ts";
import { readingLimit } from "./reading-limit.ts";

/**
 * Has a document read anew: an address from the web, any other from its content. One that is being read stays as it is.
 * Throws `rate.limited`.
 */
export const readAgain = command(
  "document.read_again",
  documentAccess.read_again.by(lockSeenDocument),
  async (ctx, _input: { id: string }, document): Promise<DocumentRow> => {
    if (document.state === "waiting" || document.state === "reading") return document;
    await requireToken(ctx, readingLimit, userOf(ctx).userId);
    const row = await queueDocument(ctx.db, document.id);
    await ctx.audit({ act: "document.reading_asked", target: targetOf(row) });
    return queueReading(ctx, row);
  },
);
