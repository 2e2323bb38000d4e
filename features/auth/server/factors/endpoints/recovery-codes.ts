import { z } from "zod";
import { query } from "#platform/server/command.ts";
import { orThrow } from "../../refusal.ts";
import type { Endpoint } from "../../service/endpoint.ts";
import { factorVerifyLimit } from "../../service/limits.ts";
import { optionalText, parseBody } from "../../service/parse-body.ts";
import { presentSession } from "../../sessions/present-session.ts";
import { deleteRecoveryCodes } from "../delete-recovery-codes.ts";
import { generateRecoveryCodes } from "../generate-recovery-codes.ts";
import { countCodes } from "../recovery-code.repository.ts";
import { noRecoveryCodes, regenerateRecoveryCodes } from "../regenerate-recovery-codes.ts";
import { requireFactorOwner, requireFactorPerson } from "../require-factor-person.ts";
import { verifyRecoveryCode } from "../verify-recovery-code.ts";

const path = "/factors/recovery-codes";
const defaultName = "Recovery codes";
const GenerateBody = z.object({ friendly_name: optionalText });
const VerifyBody = z.object({ code: optionalText });

export const recoveryCodeEndpoints: Endpoint[] = [
  {
    method: "GET",
    path,
    async answer(ctx, call) {
      const { user } = await requireFactorPerson(ctx, call);
      const factor = user.factors.find(({ factor_type: type }) => type === "recovery_code");
      const { id, factor_type: type } = factor ?? noRecoveryCodes();
      return { json: { id, type, ...(await query(ctx, ({ db }) => countCodes(db, id))) } };
    },
  },
  {
    method: "POST",
    path,
    async answer(ctx, call) {
      const person = await requireFactorOwner(ctx, call);
      const friendlyName = parseBody(GenerateBody, call.body).friendly_name || defaultName;
      const { service } = call;
      return { json: await generateRecoveryCodes(person.ctx, { friendlyName, service }) };
    },
  },
  {
    method: "POST",
    path: `${path}/verify`,
    limit: factorVerifyLimit,
    async answer(ctx, call) {
      const person = await requireFactorPerson(ctx, call);
      const { code } = parseBody(VerifyBody, call.body);
      const { service } = call;
      const outcome = await verifyRecoveryCode(person.ctx, { code, service });
      return { json: await presentSession(ctx, orThrow(outcome), service) };
    },
  },
  {
    method: "POST",
    path: `${path}/regenerate`,
    async answer(ctx, call) {
      const person = await requireFactorOwner(ctx, call);
      return { json: await regenerateRecoveryCodes(person.ctx, { service: call.service }) };
    },
  },
  {
    method: "DELETE",
    path,
    async answer(ctx, call) {
      const person = await requireFactorOwner(ctx, call);
      return { json: { id: await deleteRecoveryCodes(person.ctx, { service: call.service }) } };
    },
  },
];
