import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { sendPieces } from "#platform/server/http/send-pieces.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../../contract/index.ts";
import { downloadLog } from "./download-log.ts";
import { seeLog } from "./see-log.ts";
import { seeProof, seeProofsOfRun } from "./see-proofs.ts";
import { readCheckpoint, readTileFile } from "./served-tiles.ts";

/** A long log is read whole. */
const perPerson = { name: "log.export", burst: 10, perMinute: 4 };
/** A program that follows the log reads its tiles one by one; a page asks for a proof at a time. */
const readLimit = { name: "log.read_proof", burst: 300, perMinute: 300 };

export function logRoutes(app: App): void {
  app.route(contract.getLogStateRoute, (ctx, { query: { scope } }) => seeLog(ctx, scope));
  app.route(contract.exportLogRoute, (ctx, { reply }) => sendLog(ctx, "workspace", reply));
  app.route(contract.exportInstallationLogRoute, (ctx, { reply }) => sendLog(ctx, "installation", reply));
  app.route(contract.getEventProofRoute, async (ctx, { params: { id } }) => {
    await requireToken(ctx, readLimit, userOf(ctx).userId);
    const proven = await seeProof(ctx, id);
    if (!proven) return { proof: null };
    const { proof: file, signedAt, ...place } = proven;
    return { proof: { ...place, signedAt: signedAt.toISOString(), file } };
  });
  app.route(contract.getRunProofRoute, async (ctx, { params: { id }, reply }) => {
    await requireToken(ctx, perPerson, userOf(ctx).userId);
    const proofs = (await seeProofsOfRun(ctx, id)).map(({ proof }) => proof);
    await sendPieces(reply, "text/plain; charset=utf-8", Readable.from(proofs), {
      name: `run-${id}.tlog-proof`,
    });
    return undefined;
  });
  app.route(contract.getCheckpointRoute, async (ctx, { params: { id }, reply }) => {
    await requireToken(ctx, readLimit, userOf(ctx).userId);
    await sendPieces(reply, "text/plain; charset=utf-8", Readable.from([await readCheckpoint(ctx, id)]));
    return undefined;
  });
  app.route(contract.getTileRoute, async (ctx, { params, reply }) => {
    await requireToken(ctx, readLimit, userOf(ctx).userId);
    const bytes = await readTileFile(ctx, params.id, `tile/${params["*"]}`);
    await sendPieces(reply, "application/octet-stream", Readable.from([bytes]));
    return undefined;
  });
}

async function sendLog(ctx: Ctx, scope: contract.ProvenScope, reply: FastifyReply): Promise<undefined> {
  await requireToken(ctx, perPerson, userOf(ctx).userId);
  const name = `log-of-${scope}-${ctx.now().toISOString().slice(0, 10)}.tar.gz`;
  await sendPieces(reply, "application/gzip", await downloadLog(ctx, scope), { name });
}
