import type { Endpoint } from "../../service/endpoint.ts";
import { deleteOwnFactor } from "../delete-own-factor.ts";
import { factorIdOf, requireFactorOwner } from "../require-factor-person.ts";

export const unenrollEndpoint: Endpoint = {
  method: "DELETE",
  path: "/factors/:id",
  async answer(ctx, call) {
    const person = await requireFactorOwner(ctx, call);
    const factorId = factorIdOf(call).toLowerCase();
    await deleteOwnFactor(person.ctx, { factorId, service: call.service });
    return { json: { id: factorId } };
  },
};
