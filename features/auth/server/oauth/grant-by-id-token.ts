import { z } from "zod";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { requireAal2ForIdentities } from "../factors/require-aal2.ts";
import { type SignInWithProfile, signInWithProfile } from "../identities/sign-in-with-profile.ts";
import { orThrow, type Refusal } from "../refusal.ts";
import type { Call } from "../service/endpoint.ts";
import { optionalText, parseBody } from "../service/parse-body.ts";
import { requirePerson } from "../service/require-person.ts";
import { requireFreshProof } from "../sessions/require-fresh-proof.ts";
import { sessionAccess } from "../sessions/session.access.ts";
import type { SessionGrant } from "../sessions/session.ts";
import { startSession } from "../sessions/start-session.ts";
import { checkIdToken } from "./check-id-token.ts";
import { linkByIdToken } from "./link-by-id-token.ts";

const IdTokenBody = z.object({
  provider: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  client_id: optionalText,
  issuer: optionalText,
  link_identity: z.boolean().nullish(),
});

/** Starts the session of a person with an ID token, or links its identity. */
export async function grantByIdToken(ctx: Ctx, { body, bearer, service }: Call): Promise<SessionGrant> {
  const input = parseBody(IdTokenBody, body);
  const person = input.link_identity ? await requirePerson(ctx, bearer) : undefined;
  if (person && !service.settings.isManualLinkingEnabled) fail(authErrors, "manual_linking_disabled");
  if (person) {
    await requireAal2ForIdentities(ctx, person);
    await requireFreshProof(ctx, person, service);
  }
  const profile = await checkIdToken(ctx, service.settings, {
    provider: input.provider,
    idToken: input.id_token,
    accessToken: input.access_token,
    nonce: input.nonce,
    clientId: input.client_id,
    issuer: input.issuer,
  });
  if (person) return linkByIdToken(person.ctx, { service, profile });
  return orThrow(await startSessionOfProfile(ctx, { service, profile }));
}

/** Signs in the person of a profile, in one transaction with the session. */
export const startSessionOfProfile = command(
  "session.start_with_profile",
  sessionAccess.start_with_profile,
  async (ctx, input: SignInWithProfile): Promise<SessionGrant | Refusal> => {
    const outcome = await signInWithProfile(ctx, input);
    if ("refused" in outcome) return outcome;
    return startSession(ctx, {
      service: input.service,
      userId: outcome.user.id,
      method: "oauth",
      reliesOn: "proof_in_transaction",
    });
  },
);
