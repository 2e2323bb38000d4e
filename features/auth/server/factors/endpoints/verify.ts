import { z } from "zod";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { authErrors } from "../../errors.ts";
import { orThrow } from "../../refusal.ts";
import type { Call, Endpoint } from "../../service/endpoint.ts";
import { factorVerifyLimit } from "../../service/limits.ts";
import { optionalText, parseBody } from "../../service/parse-body.ts";
import type { Person } from "../../service/require-person.ts";
import { presentSession } from "../../sessions/present-session.ts";
import { requireFreshProof } from "../../sessions/require-fresh-proof.ts";
import type { FactorProof } from "../check-proof.ts";
import { hasVerifiedFactor } from "../factor.ts";
import { requireAal2 } from "../require-aal2.ts";
import { factorIdOf, factorNotFound, requireFactorPerson } from "../require-factor-person.ts";
import { verifyFactor } from "../verify-factor.ts";

const VerifyBody = z.object({
  challenge_id: optionalText,
  code: optionalText,
  webauthn: z.object({ type: optionalText, credential_response: z.unknown().optional() }).nullish(),
});

export const verifyEndpoint: Endpoint = {
  method: "POST",
  path: "/factors/:id/verify",
  limit: factorVerifyLimit,
  async answer(ctx, call) {
    const person = await requireFactorPerson(ctx, call);
    const factorId = factorIdOf(call);
    const input = parseBody(VerifyBody, call.body);
    const factor = person.user.factors.find(({ id }) => id === factorId.toLowerCase()) ?? factorNotFound();
    // An enrolment that was left open adds a factor like a new one.
    if (factor.status === "unverified") await requireMayAdd(ctx, person, call);
    const proof = factor.factor_type === "webauthn" ? keyOf(input) : codeOf(input);
    const challengeId = input.challenge_id;
    if (!isUuid(challengeId)) {
      fail(authErrors, "validation_failed", { message: "challenge_id must be a valid UUID" });
    }
    const { service } = call;
    const verify = { factorId, challengeId, proof, service };
    return { json: await presentSession(ctx, orThrow(await verifyFactor(person.ctx, verify)), service) };
  },
};

async function requireMayAdd(ctx: Ctx, person: Person, { service }: Call): Promise<void> {
  if (hasVerifiedFactor(person.user.factors)) {
    await requireAal2(ctx, person.sessionId, { status: 403, message: authErrors.insufficient_aal[1] });
  }
  await requireFreshProof(ctx, person, service);
}

type Input = z.output<typeof VerifyBody>;

function codeOf({ code }: Input): FactorProof {
  return code ? { code } : invalid("Code needs to be non-empty");
}

function keyOf({ webauthn }: Input): FactorProof {
  if (!webauthn) return invalid("WebAuthn config required");
  const { type, credential_response: response } = webauthn;
  if (type !== "create" && type !== "request") return invalid("WebAuthn type must be create or request");
  return response ? { webauthn: { type, response } } : invalid("credential_response required");
}

function invalid(message: string): never {
  fail(authErrors, "validation_failed", { message });
}
