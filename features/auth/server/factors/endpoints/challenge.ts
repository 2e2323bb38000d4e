import { z } from "zod";
import type { Endpoint } from "../../service/endpoint.ts";
import { factorChallengeLimit } from "../../service/limits.ts";
import { optionalText, parseBody } from "../../service/parse-body.ts";
import { checkChannel } from "../../users/check-channel.ts";
import { challengeFactor } from "../challenge-factor.ts";
import { factorIdOf, requireFactorPerson } from "../require-factor-person.ts";

const ChallengeBody = z.object({ channel: optionalText });

export const challengeEndpoint: Endpoint = {
  method: "POST",
  path: "/factors/:id/challenge",
  limit: factorChallengeLimit,
  async answer(ctx, call) {
    const person = await requireFactorPerson(ctx, call);
    const { channel } = parseBody(ChallengeBody, call.body);
    checkChannel(channel);
    const { service } = call;
    return { json: await challengeFactor(person.ctx, { factorId: factorIdOf(call), service }) };
  },
};
