import { z } from "zod";
import { route } from "#platform/contract/route.ts";

/** Largest accepted upload, in bytes. Browsers crop and scale a picture down before they send it. */
export const avatarLimitBytes = 600_000;

export const AvatarSize = z.enum(["small", "large"]);
export type AvatarSize = z.infer<typeof AvatarSize>;

const tag = "account";
const base64Length = Math.ceil(avatarLimitBytes / 3) * 4;

export const changeAvatarRoute = route({
  method: "PUT",
  path: "/api/v1/me/avatar",
  id: "changeAvatar",
  summary: "Upload your picture; it is cropped to a square and stored as WebP in two sizes",
  tag,
  access: "user",
  body: z.object({ image: z.base64().min(1).max(base64Length) }),
});

export const removeAvatarRoute = route({
  method: "DELETE",
  path: "/api/v1/me/avatar",
  id: "removeAvatar",
  summary: "Delete your picture",
  tag,
  access: "user",
});

export const readAvatarRoute = route({
  method: "GET",
  path: "/api/v1/avatars/:userId/:id/:size",
  id: "readAvatar",
  summary: "Get a person's picture by its unguessable address",
  tag,
  access: "public",
  params: z.object({ userId: z.uuid(), id: z.uuid(), size: AvatarSize }),
});
