import type { Blobs } from "#platform/server/blobs/blobs.ts";
import type { AvatarSize } from "../../../contract/index.ts";

export interface AvatarName {
  userId: string;
  /** Changes with every picture, so browsers can cache each one for good. */
  id: string;
}

export const avatarSizesPx: Record<AvatarSize, number> = { small: 96, large: 384 };
const sizes: AvatarSize[] = ["small", "large"];

export function avatarKey({ userId, id }: AvatarName, size: AvatarSize): string {
  return `avatars/${userId}/${id}-${size}.webp`;
}

export async function storeAvatar(
  blobs: Blobs,
  name: AvatarName,
  pictures: Record<AvatarSize, Buffer>,
): Promise<void> {
  for (const size of sizes) {
    await blobs.put(avatarKey(name, size), pictures[size], { contentType: "image/webp" });
  }
}

export async function deleteAvatarBlobs(blobs: Blobs, name: AvatarName): Promise<void> {
  for (const size of sizes) await blobs.delete(avatarKey(name, size));
}
