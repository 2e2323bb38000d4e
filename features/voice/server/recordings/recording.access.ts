import { defineAccess } from "#platform/server/access/define-access.ts";
import { guest, person } from "#platform/server/access/who.ts";

/**
 * Only the speaker has access to a recording; to others the message does not exist. Visitors cannot store
 * any.
 */
export const recordingAccess = defineAccess("recording", {
  keep_recording: [person, guest],
  delete_recording: [person, guest],
});
