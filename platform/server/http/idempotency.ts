import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Json } from "#platform/contract/json.ts";
import type { Route } from "#platform/contract/route.ts";
import { type Ctx, claimsOf } from "../context.ts";
import { withReservedKey } from "../create-ctx.ts";
import type { Db } from "../db/connection-db.ts";
import { inTransaction } from "../db/transaction.ts";
import { fail, platformErrors } from "../errors.ts";
import { newId } from "../ids.ts";
import { asksForStream } from "./asks-for-stream.ts";
import {
  findKey,
  markPerformed,
  type ReservedKey,
  releaseKey,
  reserveKey,
  storeAnswer,
} from "./idempotency.repository.ts";

/** After this long without a reply the first attempt counts as lost. */
const inProgressForSeconds = 30;

type Reservation = { kind: "reserved" } | { kind: "answered"; status: number; reply: Json };

/**
 * Performs a POST with an `Idempotency-Key` at most once, even across crashes: the command marks the key in
 * its own transaction. A retry gets the stored reply, or 409 when none is stored. A retry during the first
 * attempt gets 409. The same key with another body gets 422.
 */
export async function answerOnce<Output>(
  ctx: Ctx,
  declaration: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  perform: (ctx: Ctx) => Promise<Output>,
): Promise<Output | Json> {
  const { actor } = ctx;
  const key = request.headers["idempotency-key"];
  if (declaration.method !== "POST" || actor.type !== "user" || typeof key !== "string") return perform(ctx);
  if (declaration.bytes || asksForStream(request)) return perform(ctx);
  if (key.length > 255)
    fail(platformErrors, "request.invalid", { message: "Idempotency-Key: at most 255 characters." });
  const { userId, workspaceId } = actor;
  const reserved: ReservedKey = { workspaceId, userId, key, route: declaration.path, requestId: newId() };
  const stored = await reserve(ctx, reserved, hashOf(request));
  if (stored.kind === "answered") {
    reply.status(stored.status).header("idempotent-replayed", "true");
    return stored.reply;
  }
  const output = await perform(withReservedKey(ctx, reserved)).catch(async (error: unknown) => {
    // A refused or failed request may be retried with the same key.
    await asActor(ctx, (db) => releaseKey(db, reserved)).catch(() => undefined);
    throw error;
  });
  const isKept = declaration.keepsReply || !declaration.reply;
  await asActor(ctx, async (db) => {
    if (isKept) await storeAnswer(db, reserved, reply.statusCode, (output ?? null) as Json);
    else await markPerformed(db, reserved);
  }).catch((error: unknown) => {
    // The request was performed, so the caller gets the reply. The key stays reserved, so a retry performs
    // nothing.
    ctx.log.warn({ requestId: ctx.requestId, err: error }, "the answer to a key could not be stored");
  });
  return output;
}

function hashOf(request: FastifyRequest): string {
  return createHash("sha256")
    .update(request.url)
    .update(JSON.stringify(request.body ?? null))
    .digest("hex");
}

function asActor<Output>(ctx: Ctx, perform: (db: Db) => Promise<Output>): Promise<Output> {
  return inTransaction(ctx.services.pool, claimsOf(ctx.actor), "write", perform);
}

function reserve(ctx: Ctx, key: ReservedKey, hash: string): Promise<Reservation> {
  return asActor(ctx, async (db) => {
    if (await reserveKey(db, key, hash, inProgressForSeconds)) return { kind: "reserved" };
    const row = await findKey(db, key);
    if (!row || row.requestHash !== hash) fail(platformErrors, "request.key_reused");
    if (row.status !== null) return { kind: "answered", status: row.status, reply: row.reply };
    return fail(platformErrors, row.isPerformed ? "request.already_done" : "request.in_progress");
  });
}
