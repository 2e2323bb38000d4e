import { fail } from "#platform/server/errors.ts";
import { type AvatarSize, avatarErrors } from "../../../contract/index.ts";
import { avatarSizesPx } from "./avatar-blobs.ts";

/** Guards against decompression bombs: small files that need all memory when decoded. */
const limitPixels = 20_000_000;
const formats = new Set(["jpeg", "png", "webp"]);

/** Re-encodes the picture as WebP in both sizes, without camera metadata. Throws `avatar.unreadable`. */
export async function encodeAvatar(image: Buffer): Promise<Record<AvatarSize, Buffer>> {
  try {
    const { format } = await (await open(image)).metadata();
    if (!formats.has(format)) return fail(avatarErrors, "avatar.unreadable");
    return { small: await square(image, "small"), large: await square(image, "large") };
  } catch {
    return fail(avatarErrors, "avatar.unreadable");
  }
}

async function square(image: Buffer, size: AvatarSize): Promise<Buffer> {
  const sidePx = avatarSizesPx[size];
  const opened = await open(image);
  return opened.rotate().resize(sidePx, sidePx, { fit: "cover" }).webp({ quality: 82 }).toBuffer();
}

async function open(image: Buffer) {
  const { default: sharp } = await import("sharp");
  return sharp(image, { limitInputPixels: limitPixels, failOn: "error" });
}
