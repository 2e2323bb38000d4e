import type { AuthServiceOptions } from "#features/auth/server/index.ts";
import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { sendPieces } from "#platform/server/http/send-pieces.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../../contract/index.ts";
import { archiveAccess } from "./archive.access.ts";
import { presentArchive } from "./archive.presenter.ts";
import { type ArchiveRow, listArchives } from "./archive.repository.ts";
import { downloadArchive } from "./download-archive.ts";
import { removeArchive } from "./remove-archive.ts";
import { requestArchiveOfHold, requestArchiveOfPerson, requestOwnArchive } from "./request-archive.ts";
import { askerOf } from "./see-archive.ts";
import { newestKeysOf } from "./writing/signing-log.ts";

/** Each may read all that a person ever made. */
const requestLimit = { name: "archive.request", burst: 10, perMinute: 1 };
/** Each may be some gigabytes. */
const downloadLimit = { name: "archive.download", burst: 10, perMinute: 5 };

/** The options of the auth service, whose mail tells whose archive was asked for. */
export function archiveRoutes(service: AuthServiceOptions): (app: App) => void {
  return (app) => addRoutes(app, service);
}

function addRoutes(app: App, service: AuthServiceOptions): void {
  app.route(contract.requestArchiveRoute, async (ctx, { body }) => {
    await requireToken(ctx, requestLimit, userOf(ctx).userId);
    return { items: (await request(ctx, service, body)).map(presentArchive) };
  });
  app.route(contract.listArchivesRoute, async (ctx) => {
    const { rows, verifierKeys } = await query(ctx, archiveAccess.list, async ({ db }) => ({
      rows: await listArchives(db, askerOf(ctx)),
      verifierKeys: await newestKeysOf(db, askerOf(ctx).workspace_id),
    }));
    const mayAskForOthers = admits(archiveAccess.request_of_person, callerOf(ctx));
    return { items: rows.map(presentArchive), mayAskForOthers, verifierKeys };
  });
  app.route(contract.downloadArchiveRoute, async (ctx, { params, reply }) => {
    await requireToken(ctx, downloadLimit, userOf(ctx).userId);
    const { stream, sizeBytes, row } = await downloadArchive(ctx, params);
    const name = contract.archiveFileName(presentArchive(row));
    await sendPieces(reply, "application/zip", stream, { sizeBytes, name });
    return undefined;
  });
  app.route(contract.removeArchiveRoute, async (ctx, { params }) => {
    await removeArchive(ctx, params);
    return undefined;
  });
}

async function request(
  ctx: Ctx,
  service: AuthServiceOptions,
  body: contract.RequestArchive,
): Promise<ArchiveRow[]> {
  if (body.kind === "hold") return [await requestArchiveOfHold(ctx, body)];
  if (body.email) return requestArchiveOfPerson(ctx, { service, email: body.email });
  return [await requestOwnArchive(ctx, undefined)];
}
