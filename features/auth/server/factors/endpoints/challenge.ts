import { z } from "zod";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import type { Endpoint } from "../../service/endpoint.ts";
import { factorChallengeLimit } from "../../service/limits.ts";
import { optionalText, parseBody } from "../../service/parse-body.ts";
import { challengeFactor } from "../challenge-factor.ts";
import { factorIdOf, requireFactorPerson } from "../require-factor-person.ts";

const ChallengeBody = z.object({ channel: optionalText });

export const challengeEndpoint: Endpoint = {
  method: "POST",
  path: "/factors/:id/challenge",
  limit: factorChallengeLimit,
  async answer(ctx, call) {
    const { user } = await requireFactorPerson(ctx, call);
    const { channel } = parseBody(ChallengeBody, call.body);
    if (channel && channel !== "sms") {
      fail(authErrors, "validation_failed", { message: "Invalid channel, supported values are 'sms'" });
    }
    const { service } = call;
    return { json: await challengeFactor(ctx, { user, factorId: factorIdOf(call), service }) };
  },
};
