import type { Sharp } from "sharp";
import type { AvatarSize } from "../../../contract/index.ts";
import { avatarSizesPx } from "./avatar-blobs.ts";

/** Re-encodes the picture as WebP in both sizes, without camera metadata. Decodes it once. */
export async function encodeAvatar(image: Sharp): Promise<Record<AvatarSize, Buffer>> {
  const { default: sharp } = await import("sharp");
  const sidePx = avatarSizesPx.large;
  const square = image.rotate().resize(sidePx, sidePx, { fit: "cover" });
  const { data, info } = await square.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const encode = (size: AvatarSize) =>
    sharp(data, { raw: { width, height, channels } })
      .resize(avatarSizesPx[size], avatarSizesPx[size])
      .webp({ quality: 82 })
      .toBuffer();
  return { small: await encode("small"), large: await encode("large") };
}
