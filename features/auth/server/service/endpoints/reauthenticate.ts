import { z } from "zod";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { verifyPassword } from "../../password/password-hash.ts";
import { checkReauthentication } from "../../proofs/check-reauthentication.ts";
import { requestReauthentication } from "../../proofs/request-reauthentication.ts";
import { orThrow } from "../../refusal.ts";
import { refuseInput } from "../../refuse-input.ts";
import { recordFailedSignIn } from "../../sessions/record-failed-sign-in.ts";
import { renewProof } from "../../sessions/renew-proof.ts";
import type { Endpoint } from "../endpoint.ts";
import { otpLimit, tokenLimit } from "../limits.ts";
import { optionalText, parseBody } from "../parse-body.ts";
import { type Person, requirePerson } from "../require-person.ts";

const ReauthenticateBody = z.object({ password: optionalText, nonce: optionalText });

export const reauthenticateEndpoints: Endpoint[] = [
  {
    method: "GET",
    path: "/reauthenticate",
    isChange: true,
    limit: otpLimit,
    async answer(ctx, { bearer, service }) {
      const person = await requirePerson(ctx, bearer);
      await requestReauthentication(person.ctx, { service });
      return { json: {} };
    },
  },
  {
    // Beyond the protocol: calls without a field for the code, such as those about factors, need it.
    method: "POST",
    path: "/reauthenticate",
    limit: tokenLimit,
    async answer(ctx, { bearer, body, service }) {
      const person = await requirePerson(ctx, bearer);
      const { password, nonce } = parseBody(ReauthenticateBody, body);
      if (!password === !nonce) refuseInput("Reauthentication requires either a password or a nonce");
      if (password) await checkPassword(ctx, person, password);
      const { settings } = service;
      const proof = nonce ? orThrow(await checkReauthentication(person.ctx, { settings, nonce })) : undefined;
      const method = proof ? "otp" : "password";
      await renewProof(person.ctx, { method, proofId: proof?.proofId });
      return { json: {} };
    },
  },
];

async function checkPassword(ctx: Ctx, { user }: Person, password: string): Promise<void> {
  if (await verifyPassword(password, user.encrypted_password)) return;
  const email = user.email ?? user.phone ?? "";
  await recordFailedSignIn(ctx, { email, userId: user.id, reason: "wrong_password" });
  fail(authErrors, "invalid_credentials");
}
