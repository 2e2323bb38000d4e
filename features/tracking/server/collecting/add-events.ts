import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import type { EventBatch } from "../../contract/event-batch.ts";
import { trackingErrors } from "../../contract/tracking-errors.ts";
import { trackingAccess } from "../tracking.access.ts";
import { insertEvents } from "./events.repository.ts";

const noSuchSession = "23503";

/** Adds a page's events to its session, all or none. Throws `tracking.session_unknown`. */
export const addEvents = command(
  "tracking.add_events",
  trackingAccess.add_events,
  async (ctx, batch: EventBatch): Promise<void> => {
    await insertEvents(ctx.db, batch).catch((error: { code?: unknown }) => {
      if (error.code === noSuchSession) fail(trackingErrors, "tracking.session_unknown");
      throw error;
    });
  },
);
