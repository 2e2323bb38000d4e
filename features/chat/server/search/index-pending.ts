import { z } from "zod";
import { command } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { conversationAccess } from "../conversation.access.ts";
import { storeEntries, takePendingTexts } from "./pending.repository.ts";
import { noteCrowdedOwner, settleEntries, takeCrowdedOwner } from "./settled.repository.ts";

const batchSize = 200;

/** Makes the entries of texts that were stored without one. Returns how many. */
const indexPending = command(
  "conversation.index",
  conversationAccess.index,
  async ({ db }): Promise<number> => {
    const texts = await takePendingTexts(db, batchSize);
    if (texts.length > 0) await storeEntries(db, texts);
    return texts.length;
  },
);

/** Settles a batch of one owner with many entries, who stays noted until nothing is left. False without such an owner. */
const settleOwner = command(
  "conversation.settle",
  conversationAccess.index,
  async ({ db }): Promise<boolean> => {
    const owner = await takeCrowdedOwner(db);
    if (owner && (await settleEntries(db, owner)) > 0) await noteCrowdedOwner(db, owner);
    return owner !== undefined;
  },
);

/** After an upgrade it fills the index, batch by batch; later it finds next to nothing. */
export const indexPendingTexts = defineJob({
  name: "chat.index_pending_texts",
  payload: z.object({}),
  schedule: "* * * * *",
  async perform(ctx) {
    while ((await indexPending(ctx, undefined)) > 0);
    while (await settleOwner(ctx, undefined));
  },
});
