import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import type { CollectionRetry } from "../../contract/index.ts";
import { lockSeenCollection } from "../change-collection.ts";
import { collectionAccess } from "../collection.access.ts";
import { enqueueReading } from "../documents/queue-reading.ts";
import { emitCollection } from "../emit-collection.ts";
import { forgetRefused, queueFailed } from "./progress.repository.ts";

/** As many jobs as a transaction queues within a second or so. */
const mostDocuments = 500;
/** Each may ask 500 addresses. */
const perPerson = { name: "collection.retry", burst: 5, perMinute: 1 };

/** Has failed documents read again, and refused passages sent to the model again. Throws `rate.limited`. */
export const retryFailed = command(
  "collection.retry_failed",
  collectionAccess.edit_documents.by(lockSeenCollection),
  async (ctx, _input: { id: string }, collection): Promise<CollectionRetry> => {
    await requireToken(ctx, perPerson, userOf(ctx).userId);
    const { workspace_id: workspaceId, id } = collection;
    const queued = await queueFailed(ctx.db, id, mostDocuments);
    for (const document of queued) {
      await enqueueReading(ctx, { workspaceId, id: document.id, addedBy: document.added_by });
    }
    const passages = await forgetRefused(ctx.db, collection);
    const retried = { documents: queued.length, passages };
    if (retried.documents + passages === 0) return retried;
    await ctx.audit({
      act: "collection.retried",
      target: [{ type: "collection", id }],
      facts: retried,
    });
    await emitCollection(ctx, collection);
    return retried;
  },
);
