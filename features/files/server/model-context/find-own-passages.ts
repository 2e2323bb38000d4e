import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { type OwnPassage, searchOwnPassages } from "./own-passage.repository.ts";

const most = 5;

/** Passages with these words in the person's newest files, of conversations other than one. Acts as the person. */
export function findOwnPassages(
  ctx: Ctx,
  words: string,
  exceptConversationId: string | null,
): Promise<OwnPassage[]> {
  return query(ctx, ({ db }) => searchOwnPassages(db, { words, exceptConversationId, most }));
}
