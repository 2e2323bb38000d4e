import type { Sharp } from "sharp";
import type { FileSettings } from "#platform/server/config/config.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { decodeImage, type ImageRefusal } from "#platform/server/images/decode-image.ts";
import { readImageSize } from "#platform/server/images/read-image-size.ts";
import type { UnlinkedTempFile } from "#platform/server/unlinked-temp-file.ts";
import { fileErrors } from "../contract/index.ts";
import { cleanName } from "./clean-name.ts";
import type { FileRow } from "./file.repository.ts";
import { contentKey, pictureKey } from "./file-blobs.ts";
import { receiveFile, tooLarge } from "./receive-file.ts";
import { storeFile } from "./store-file.ts";
import { uploadFile } from "./upload-file.ts";

interface Incoming {
  id: string;
  name: string;
  body: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
  settings: FileSettings;
}

/** Enough for the header of any picture with its camera's metadata. */
const headBytes = 262_144;
/** A compressed picture is held in memory while it is decoded. */
const mostPictureBytes = 30_000_000;

/**
 * Receives a file and stores it under its hash. Idempotent by the id and the content. Throws the refusals of
 * `receiveFile`, `uploadFile` and of pictures, and `file.not_found` when it was deleted meanwhile.
 */
export async function takeUpload(ctx: Ctx, incoming: Incoming): Promise<FileRow> {
  const { id, body, signal, settings } = incoming;
  await using received = await receiveFile(body, { limitBytes: settings.fileBytes, signal });
  const { content, hash } = received;
  const { sizeBytes } = content;
  const picture = await readPicture(ctx, content, signal);
  const { workspaceId } = userOf(ctx);
  const { blobs } = ctx.services;
  const blob = { workspaceId, hash };
  const name = cleanName(incoming.name);
  const known = await uploadFile(ctx, { id, name, sizeBytes, hash, personLimitBytes: settings.personBytes });
  if (known.state !== "storing") return known;
  // The row holds the content from here on: it is not tidied away.
  if (!(await blobs.exists(contentKey(blob)))) {
    await blobs.put(contentKey(blob), content.stream(), { contentType: "application/octet-stream" });
  }
  if (picture) await blobs.put(pictureKey(blob), picture, { contentType: "image/jpeg" });
  const stored = await storeFile(ctx, { id, isPicture: picture !== undefined, hash, sizeBytes });
  return stored ?? fail(fileErrors, "file.not_found");
}

/** The picture encoded again; undefined for every other file. */
async function readPicture(
  ctx: Ctx,
  content: UnlinkedTempFile,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  if (!readImageSize(await content.read(headBytes))) return undefined;
  if (content.sizeBytes > mostPictureBytes)
    fail(fileErrors, "file.too_large", { message: tooLarge(mostPictureBytes) });
  const { userId } = userOf(ctx);
  return decodeImage(ctx, await content.read(), { userId, signal, refuse }, encodePicture);
}

function refuse(why: ImageRefusal): never {
  return fail(fileErrors, `file.${why}`);
}

/** Models scale larger images down. */
const longestSidePx = 1_568;

/** Encodes an image again as JPEG on white, without the camera's metadata. Every model and browser reads it. */
function encodePicture(image: Sharp): Promise<Buffer> {
  return image
    .rotate()
    .resize(longestSidePx, longestSidePx, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82 })
    .toBuffer();
}
