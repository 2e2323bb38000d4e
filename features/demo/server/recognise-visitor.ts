import type { FastifyRequest } from "fastify";
import { query } from "#platform/server/command.ts";
import type { Actor } from "#platform/server/context.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import type { Services } from "#platform/server/services.ts";
import { findDemoByToken } from "./demo.repository.ts";
import { hashDemoToken, isDemoToken } from "./demo-token.ts";
import { visitorOf } from "./visitor-of.ts";

/** The visitor of a request's token. Undefined for any other credential. Throws when the demo has ended. */
export async function recogniseVisitor(
  { headers }: FastifyRequest,
  services: Services,
): Promise<Actor | undefined> {
  const token = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? "")?.[1];
  if (!token || !isDemoToken(token)) return undefined;
  const ctx = systemCtx(services, "demo");
  const demo = await query(ctx, ({ db }) => findDemoByToken(db, hashDemoToken(token), ctx.now()));
  if (!demo) fail(platformErrors, "auth.required", { message: "This demo is over. Start another one." });
  return visitorOf(demo);
}
