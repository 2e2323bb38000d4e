import { requestReauthentication } from "../../proofs/request-reauthentication.ts";
import type { Endpoint } from "../endpoint.ts";
import { otpLimit } from "../limits.ts";
import { requirePerson } from "../require-person.ts";

export const reauthenticateEndpoint: Endpoint = {
  method: "GET",
  path: "/reauthenticate",
  isChange: true,
  limit: otpLimit,
  async answer(ctx, { bearer, service }) {
    const { user } = await requirePerson(ctx, bearer);
    await requestReauthentication(ctx, { service, user });
    return { json: {} };
  },
};
