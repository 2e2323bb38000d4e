import type { Endpoint } from "../../service/endpoint.ts";
import { deleteFactor } from "../delete-factor.ts";
import { factorIdOf, requireFactorOwner } from "../require-factor-person.ts";

export const unenrollEndpoint: Endpoint = {
  method: "DELETE",
  path: "/factors/:id",
  async answer(ctx, call) {
    const { user, sessionId } = await requireFactorOwner(ctx, call);
    const factorId = factorIdOf(call).toLowerCase();
    await deleteFactor(ctx, { userId: user.id, factorId, sessionId, service: call.service });
    return { json: { id: factorId } };
  },
};
