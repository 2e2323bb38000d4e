import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { archivingAccess } from "#platform/server/archives/archiving.access.ts";
import { query } from "#platform/server/command.ts";
import { findUser } from "../../users/user.repository.ts";
import { avatarKey } from "./avatar-blobs.ts";

/** The picture of a person, in their archive. */
export const archivedAvatar: ArchivedFiles = {
  folder: "picture",
  what: ["the profile picture", "das Profilbild"],
  async *ofPerson(ctx, userId) {
    const user = await query(ctx, archivingAccess.read, ({ db }) => findUser(db, userId));
    const id = user?.raw_app_meta_data.avatar;
    if (typeof id !== "string") return;
    const blob = await ctx.services.blobs.find(avatarKey({ userId, id }, "large"));
    if (blob) yield { path: "picture.webp", pieces: blob.stream };
  },
};
