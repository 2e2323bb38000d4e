import { randomUUID } from "node:crypto";
import type { Erased } from "#platform/contract/erasure/erased-text.ts";
import type { Ctx } from "../context.ts";
import { beginWaiting, insertErasure } from "./recorded-erasure.repository.ts";

/** Who asked for an erasure and when, where that is not the caller just now. */
export interface Asked {
  /** An erasure that was asked for before and waits. */
  erasureId?: string;
  by?: Erased["askedBy"];
  at?: Date;
}

/**
 * Begins an erasure inside the command that deletes the account, and returns its id. The id is random: whoever knows it may
 * read the certificate.
 */
export async function beginErasure(
  ctx: Ctx,
  subjectId: string,
  kind: Erased["kind"],
  { erasureId, by = actorOf(ctx), at = ctx.now() }: Asked = {},
): Promise<string> {
  if (erasureId) {
    await beginWaiting(ctx.db, erasureId);
    return erasureId;
  }
  const id = randomUUID();
  await insertErasure(ctx.db, { id, subjectId, kind, askedBy: by, askedAt: at });
  return id;
}

function actorOf({ actor }: Ctx): Erased["askedBy"] {
  switch (actor.type) {
    case "user":
      return { type: actor.type, id: actor.userId };
    case "agent":
      return { type: actor.type, id: actor.runId };
    case "api_key":
      return { type: actor.type, id: actor.keyId };
    case "system":
      return { type: actor.type, id: actor.name };
    default:
      return { type: actor.type, id: null };
  }
}
