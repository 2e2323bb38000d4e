import type { FastifyReply } from "fastify";
import { query } from "#platform/server/command.ts";
import type { FileSettings } from "#platform/server/config/config.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { abortOnDisconnect } from "#platform/server/http/abort-on-disconnect.ts";
import type { App } from "#platform/server/http/app.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../contract/index.ts";
import { deleteFile } from "./delete-file.ts";
import { presentFile } from "./file.presenter.ts";
import { type FileRow, findFile } from "./file.repository.ts";
import { contentKey, pictureKey } from "./file-blobs.ts";
import { listFilesPage } from "./list-files-page.ts";
import { listPassages } from "./reading.repository.ts";
import { refuseDeclaredSize } from "./receive-file.ts";
import { sendDownload } from "./send-download.ts";
import { takeUpload } from "./take-upload.ts";
import { createUploadTurns } from "./upload-turns.ts";

const { fileErrors } = contract;

const perPerson = { name: "file.upload", burst: 40, perMinute: 40 };

/** Routes of files. */
export function fileRoutes(settings: FileSettings): (app: App) => void {
  const inTurn = createUploadTurns();
  return (app) => {
    app.route(contract.uploadFileRoute, async (ctx, { params, query: { name }, body, request, reply }) => {
      const gone = abortOnDisconnect(reply);
      refuseDeclaredSize(request, settings.fileBytes);
      const { userId } = userOf(ctx);
      await requireToken(ctx, perPerson, userId);
      const take = (signal: AbortSignal) => takeUpload(ctx, { id: params.id, name, body, signal, settings });
      return presentFile(await inTurn({ userId, gone }, take));
    });
    app.route(contract.readFileLimitsRoute, async () => {
      const { fileBytes, perMessage } = settings;
      return { fileBytes, perMessage };
    });
    app.route(contract.listFilesRoute, (ctx, { query: page }) => listFilesPage(ctx, page));
    app.route(contract.getFileRoute, async (ctx, { params }) => presentFile(await see(ctx, params.id)));
    app.route(contract.listPassagesRoute, async (ctx, { params, query: { cursor, limit } }) => {
      await see(ctx, params.id);
      const after = Number(cursor ?? 0);
      const page = { after: Number.isSafeInteger(after) ? after : 0, limit };
      const items = await query(ctx, ({ db }) => listPassages(db, params.id, page));
      const isFull = items.length === limit;
      return { items, nextCursor: isFull ? String(items.at(-1)?.number ?? 0) : null };
    });
    app.route(contract.downloadFileRoute, async (ctx, { params, reply }) => {
      const file = await see(ctx, params.id);
      await send(ctx, reply, file, {
        key: contentKey(blobOf(file)),
        contentType: "application/octet-stream",
      });
      return undefined;
    });
    app.route(contract.readPictureRoute, async (ctx, { params, reply }) => {
      const file = await see(ctx, params.id);
      if (file.kind !== "image") fail(fileErrors, "file.not_found");
      await send(ctx, reply, file, { key: pictureKey(blobOf(file)), contentType: "image/jpeg" });
      return undefined;
    });
    app.route(contract.deleteFileRoute, async (ctx, { params }) => {
      await deleteFile(ctx, params);
      return undefined;
    });
  };
}

/** Row-level security decides: one's own files, and those of conversations that one may read. */
async function see(ctx: Ctx, id: string): Promise<FileRow> {
  return (await query(ctx, ({ db }) => findFile(db, id))) ?? fail(fileErrors, "file.not_found");
}

function blobOf({ workspace_id: workspaceId, content_hash: hash }: FileRow) {
  return { workspaceId, hash };
}

async function send(
  ctx: Ctx,
  reply: FastifyReply,
  { name }: FileRow,
  { key, contentType }: { key: string; contentType: string },
): Promise<void> {
  const blob = (await ctx.services.blobs.find(key)) ?? fail(fileErrors, "file.not_found");
  await sendDownload(reply, { name, contentType, sizeBytes: blob.sizeBytes, stream: blob.stream });
}
