import { z } from "zod";
import { defineEvent } from "#platform/contract/define-event.ts";

/** What a workspace may use has changed, by a plan or an exception. Its object is the workspace. */
export const planChanged = defineEvent("plan.changed", z.object({}));
