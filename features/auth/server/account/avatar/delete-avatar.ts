import { z } from "zod";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { deleteAvatarBlobs } from "./avatar-blobs.ts";

/** Deletes the files of an orphaned picture. */
export const deleteAvatar = defineJob({
  name: "auth.delete_avatar",
  payload: z.object({ userId: z.uuid(), id: z.uuid() }),
  retries: 5,
  perform: (ctx, name) => deleteAvatarBlobs(ctx.services.blobs, name),
});
