import { defineAccess } from "#platform/server/access/define-access.ts";
import { person } from "#platform/server/access/who.ts";

/** How a message was said is kept for whoever said it: of others the message does not exist. Visitors keep nothing. */
export const recordingAccess = defineAccess("recording", {
  keep_recording: [person],
  delete_recording: [person],
});
