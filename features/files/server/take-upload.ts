import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { query } from "#platform/server/command.ts";
import type { FileSettings } from "#platform/server/config/config.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { decodeImage, type ImageRefusal } from "#platform/server/images/decode-image.ts";
import { readImageSize } from "#platform/server/images/read-image-size.ts";
import { fileErrors } from "../contract/index.ts";
import { cleanName } from "./clean-name.ts";
import { encodePicture } from "./encode-picture.ts";
import { type FileRow, findFile } from "./file.repository.ts";
import { contentKey, pictureKey } from "./file-blobs.ts";
import { type Received, receiveFile, tooLarge } from "./receive-file.ts";
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
 * Receives a file and stores it under its hash. Idempotent by the id: a retry of its owner returns the first
 * one. Throws the refusals of `receiveFile`, `uploadFile` and of pictures.
 */
export async function takeUpload(ctx: Ctx, incoming: Incoming): Promise<FileRow> {
  const { id, body, signal, settings } = incoming;
  const known = await query(ctx, ({ db }) => findFile(db, id));
  if (known && known.state !== "storing") return known;
  await using received = await receiveFile(body, { limitBytes: settings.fileBytes, signal });
  const { sizeBytes, hash } = received;
  const picture = await readPicture(ctx, received, signal);
  const { workspaceId } = userOf(ctx);
  const { blobs } = ctx.services;
  const blob = { workspaceId, hash };
  if (known?.content_hash !== hash) {
    const name = cleanName(incoming.name);
    await uploadFile(ctx, { id, name, sizeBytes, hash, personLimitBytes: settings.personBytes });
  }
  // The row holds the content from here on: it is not tidied away.
  if (!(await blobs.exists(contentKey(blob)))) {
    const contentType = "application/octet-stream";
    await blobs.put(contentKey(blob), createReadStream(received.path), { contentType });
  }
  if (picture) await blobs.put(pictureKey(blob), picture, { contentType: "image/jpeg" });
  return storeFile(ctx, { id, isPicture: picture !== undefined });
}

/** The picture encoded again; undefined for every other file. */
async function readPicture(
  ctx: Ctx,
  { path, sizeBytes }: Received,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  if (!readImageSize(await readHead(path))) return undefined;
  if (sizeBytes > mostPictureBytes)
    fail(fileErrors, "file.too_large", { message: tooLarge(mostPictureBytes) });
  const { userId } = userOf(ctx);
  return decodeImage(ctx, await readFile(path), { userId, signal, refuse }, encodePicture);
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function refuse(why: ImageRefusal): never {
  return fail(fileErrors, `file.${why}`);
}
