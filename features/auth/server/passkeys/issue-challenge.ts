import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { insertPasskeyChallenge } from "./passkey-challenge.repository.ts";

/** Stores the challenge of `options` and returns both in the client's notation. */
export async function issueChallenge(
  ctx: Ctx,
  { settings }: AuthServiceOptions,
  options: { challenge: string },
  about: { kind: "registration" | "authentication"; userId?: string },
): Promise<JsonObject> {
  const [id, at] = [newId(), ctx.now()];
  const expiresAt = new Date(at.getTime() + settings.challengeSeconds * 1_000);
  await insertPasskeyChallenge(ctx.db, { ...about, id, challenge: options.challenge, expiresAt, at });
  const plain: JsonObject = JSON.parse(JSON.stringify(options));
  return { challenge_id: id, options: plain, expires_at: Math.floor(expiresAt.getTime() / 1_000) };
}
