import { z } from "zod";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { readCodeChallenge } from "../../flow/code-challenge.ts";
import { requestedTarget } from "../../flow/requested-target.ts";
import { requestRecovery } from "../../proofs/request-recovery.ts";
import { checkEmail } from "../../users/check-email.ts";
import { requestStepMs } from "../duration-steps.ts";
import type { Endpoint } from "../endpoint.ts";
import { recoverLimit } from "../limits.ts";
import { padDuration } from "../pad-duration.ts";
import { optionalText, parseBody } from "../parse-body.ts";

const RecoverBody = z.object({
  email: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

export const recoverEndpoint: Endpoint = {
  method: "POST",
  path: "/recover",
  limit: recoverLimit,
  async answer(ctx, call) {
    const input = parseBody(RecoverBody, call.body);
    if (!input.email) {
      fail(authErrors, "validation_failed", { message: "Password recovery requires an email" });
    }
    const request = {
      service: call.service,
      email: checkEmail(input.email),
      redirectTo: requestedTarget(call),
      challenge: readCodeChallenge(input.code_challenge, input.code_challenge_method),
    };
    await padDuration(requestStepMs, () => requestRecovery(ctx, request));
    return { json: {} };
  },
};
