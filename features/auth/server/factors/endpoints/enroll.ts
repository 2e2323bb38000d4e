import { z } from "zod";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import type { Endpoint } from "../../service/endpoint.ts";
import { optionalText, parseBody } from "../../service/parse-body.ts";
import { checkPhone } from "../../users/check-phone.ts";
import { checkFactorType } from "../check-factor-type.ts";
import { enrollFactor } from "../enroll-factor.ts";
import { requireFactorOwner } from "../require-factor-person.ts";

const EnrollBody = z.object({
  factor_type: optionalText,
  friendly_name: optionalText,
  issuer: optionalText,
  phone: optionalText,
});

export const enrollEndpoint: Endpoint = {
  method: "POST",
  path: "/factors",
  async answer(ctx, call) {
    const person = await requireFactorOwner(ctx, call);
    const input = parseBody(EnrollBody, call.body);
    const type = checkFactorType(input.factor_type, call.service.settings);
    const phone = type === "phone" ? checkFactorPhone(input.phone) : "";
    const { friendly_name: friendlyName, issuer } = input;
    const { service } = call;
    const json = await enrollFactor(person.ctx, { type, friendlyName, issuer, phone, service });
    return { json: { ...json, ...(phone ? { phone: input.phone } : {}) } };
  },
};

function checkFactorPhone(phone: string): string {
  if (phone) return checkPhone(phone);
  return fail(authErrors, "validation_failed", { message: "Phone number required to enroll Phone factor" });
}
