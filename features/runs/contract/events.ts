import { z } from "zod";
import { defineEvent } from "#platform/contract/define-event.ts";

/** A run has reached a limit and waits for its person. Its object is the id of this wait. */
export const limitReached = defineEvent("limit.reached", z.object({}));

/** A run in the background, such as one that a trigger started, has succeeded or failed. Its object is the run. */
export const backgroundRunEnded = defineEvent("background_run.ended", z.object({}));
