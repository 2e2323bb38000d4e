import type { FastifyRequest } from "fastify";
import { installationWorkspaceId } from "../audit/installation-workspace.ts";
import { createCtx, openTransaction, withTransaction } from "../create-ctx.ts";
import type { Db } from "../db/connection-db.ts";
import { sourceOf } from "../http/source.ts";
import { storeLast } from "../last-statements.ts";
import { addressKey } from "../rate-limit/address-key.ts";
import { requireToken } from "../rate-limit/take-token.ts";
import type { Services } from "../services.ts";
import type { DataApiAnswer } from "./answer.ts";
import { asCaller } from "./as-caller.ts";
import type { DataApiCaller } from "./caller.ts";
import type { DataApiFunction, DataApiTable } from "./declaration.ts";
import type { Preferences } from "./prefer.ts";

/** Carries the reply out of a transaction that must roll back (`Prefer: tx=rollback`). */
class Undone extends Error {
  readonly answer: DataApiAnswer;
  constructor(answer: DataApiAnswer) {
    super("The caller prefers tx=rollback.");
    this.answer = answer;
  }
}

/** Writes as the caller: rate-limited where declared, with its audit event in the same transaction. */
export async function performWrite(
  services: Services,
  caller: DataApiCaller,
  request: FastifyRequest,
  { writeLimit, writeAct }: DataApiTable | DataApiFunction,
  { tx }: Preferences,
  work: (db: Db) => Promise<DataApiAnswer>,
): Promise<DataApiAnswer> {
  const { actor } = caller;
  const ctx = createCtx(services, actor, { requestId: request.id, source: sourceOf(request) });
  if (writeLimit) await requireToken(ctx, writeLimit, addressKey(ctx.source.ip));
  const writing = asCaller(services, caller, "write", async (db) => {
    const answer = await work(db);
    if (writeAct && actor.type !== "anonymous" && answer.changedCount !== 0) {
      const workspaceId = actor.type === "user" ? actor.workspaceId : installationWorkspaceId;
      const transaction = openTransaction(db, false);
      await withTransaction(ctx, transaction).audit({ act: writeAct, workspaceId });
      await storeLast(db, transaction.collected);
    }
    if (tx === "rollback") throw new Undone(answer);
    return answer;
  });
  return writing.catch((error: unknown) => {
    if (error instanceof Undone) return error.answer;
    throw error;
  });
}
