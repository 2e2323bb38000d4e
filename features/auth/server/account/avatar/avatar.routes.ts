import { buffer } from "node:stream/consumers";
import type { FastifyReply } from "fastify";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { abortOnDisconnect } from "#platform/server/http/abort-on-disconnect.ts";
import type { App } from "#platform/server/http/app.ts";
import { newId } from "#platform/server/ids.ts";
import { decodeImage, type ImageRefusal } from "#platform/server/images/decode-image.ts";
import {
  avatarErrors,
  changeAvatarRoute,
  readAvatarRoute,
  removeAvatarRoute,
} from "../../../contract/index.ts";
import { avatarKey, deleteAvatarBlobs, storeAvatar } from "./avatar-blobs.ts";
import { encodeAvatar } from "./encode-avatar.ts";
import { setAvatar } from "./set-avatar.ts";

export function avatarRoutes(app: App): void {
  app.route(changeAvatarRoute, async (ctx, { body, reply }) => {
    const signal = abortOnDisconnect(reply);
    const { blobs } = ctx.services;
    const { userId } = userOf(ctx);
    const name = { userId, id: newId() };
    const image = Buffer.from(body.image, "base64");
    const pictures = await decodeImage(ctx, image, { userId, signal, refuse }, encodeAvatar);
    await storeAvatar(blobs, name, pictures);
    try {
      await setAvatar(ctx, { id: name.id });
    } catch (error) {
      await deleteAvatarBlobs(blobs, name);
      throw error;
    }
    return undefined;
  });
  app.route(removeAvatarRoute, async (ctx) => {
    await setAvatar(ctx, { id: undefined });
    return undefined;
  });
  app.route(readAvatarRoute, async (ctx, { params, reply }) => {
    const blob = await ctx.services.blobs.find(avatarKey(params, params.size));
    if (!blob) fail(avatarErrors, "avatar.not_found");
    sendPicture(reply, await buffer(blob.stream), blob.contentType);
    return undefined;
  });
}

function refuse(why: ImageRefusal): never {
  return fail(avatarErrors, `avatar.${why}`);
}

function sendPicture(reply: FastifyReply, bytes: Buffer, contentType: string): void {
  reply.hijack();
  const headers = {
    ...reply.getHeaders(),
    "content-type": contentType,
    "content-length": bytes.length,
    "cache-control": "private, max-age=31536000, immutable",
  };
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.statusCode = 200;
  reply.raw.end(bytes);
}
