import { Readable } from "node:stream";
import type { AuthServiceOptions } from "#features/auth/server/index.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { sendPieces } from "#platform/server/http/send-pieces.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../../contract/index.ts";
import { erasureAccess } from "./erasure.access.ts";
import { presentClosing, presentErasure } from "./erasure.presenter.ts";
import { listClosing, listErasures } from "./erasure.repository.ts";
import { presentKept } from "./kept-of-people.ts";
import { readCertificate, readErasure } from "./read-erasure.ts";
import { requestErasure } from "./request-erasure.ts";

const writeLimit = { name: "erasure.request", burst: 20, perMinute: 10 };
/** Readers behind one address share it. */
const readLimit = { name: "erasure.read", burst: 60, perMinute: 30, hidesSubject: true };
const pageSize = 50;

/** The options of the auth service, whose mail tells whoever is erased. */
export function erasureRoutes(service: AuthServiceOptions): (app: App) => void {
  return (app) => addRoutes(app, service);
}

function addRoutes(app: App, service: AuthServiceOptions): void {
  app.route(contract.listErasuresRoute, async (ctx, { query: { cursor } }) =>
    query(ctx, erasureAccess.read, async ({ db, services }) => {
      const rows = await listErasures(db, { afterId: cursor, limit: pageSize + 1 });
      const page = pageOfRows(rows, pageSize, ({ id }) => id);
      return { ...page, items: page.items.map(presentErasure), kept: presentKept(services) };
    }),
  );
  app.route(contract.listClosingRoute, async (ctx, { query: { cursor } }) =>
    query(ctx, erasureAccess.read, async ({ db }) => {
      const rows = await listClosing(db, { afterId: cursor, limit: pageSize + 1 });
      const page = pageOfRows(rows, pageSize, ({ userId }) => userId);
      return { ...page, items: page.items.map(presentClosing) };
    }),
  );
  app.route(contract.requestErasureRoute, async (ctx, { body }) => {
    await requireToken(ctx, writeLimit, userOf(ctx).userId);
    return { ids: await requestErasure(ctx, { service, ...body }) };
  });
  app.route(contract.readErasureRoute, async (ctx, { params: { id }, reply }) => {
    await openTo(ctx);
    void reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
    return readErasure(ctx, id);
  });
  app.route(contract.downloadCertificateRoute, async (ctx, { params: { id }, reply }) => {
    await openTo(ctx);
    const pieces = Readable.from([await readCertificate(ctx, id)]);
    await sendPieces(reply, "text/plain; charset=utf-8", pieces, { name: `certificate-${id}.txt` });
    return undefined;
  });
}

const openTo = (ctx: Ctx) => requireToken(ctx, readLimit, addressKey(ctx.source.ip));
