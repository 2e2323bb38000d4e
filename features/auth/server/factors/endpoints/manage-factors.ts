import { z } from "zod";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Call, Endpoint } from "../../service/endpoint.ts";
import { optionalText, parseBody } from "../../service/parse-body.ts";
import { checkPhone } from "../../users/check-phone.ts";
import { deleteFactor } from "../delete-factor.ts";
import { listFactorSummaries } from "../factor.repository.ts";
import type { FactorSummary } from "../factor.ts";
import { presentFactor } from "../present-factor.ts";
import { factorIdOf, factorNotFound } from "../require-factor-person.ts";
import { requireManagedUser } from "../require-managed-user.ts";
import { updateFactor } from "../update-factor.ts";

const path = "/admin/users/:userId/factors";
const UpdateBody = z.object({ friendly_name: optionalText, phone: optionalText });

/** Endpoints over anybody's factors, for programs with a secret key. */
export const manageFactorEndpoints: Endpoint[] = [
  {
    method: "GET",
    path,
    async answer(ctx, call) {
      const user = await requireManagedUser(ctx, call);
      return { json: user.factors.map(presentFactor) };
    },
  },
  {
    method: "PUT",
    path: `${path}/:id`,
    async answer(ctx, call) {
      const { userId, factor } = await managedFactor(ctx, call);
      const { friendly_name: friendlyName, phone } = parseBody(UpdateBody, call.body);
      const change = {
        ...(friendlyName ? { friendlyName } : {}),
        ...(phone ? { phone: checkPhone(phone) } : {}),
      };
      const { service } = call;
      const updated = await updateFactor(ctx, { service, userId, factorId: factor.id, ...change });
      return { json: presentFactor(updated) };
    },
  },
  {
    method: "DELETE",
    path: `${path}/:id`,
    async answer(ctx, call) {
      const { userId, factor } = await managedFactor(ctx, call);
      await deleteFactor(ctx, { userId, factorId: factor.id, service: call.service });
      return { json: presentFactor(factor) };
    },
  },
];

async function managedFactor(ctx: Ctx, call: Call): Promise<{ userId: string; factor: FactorSummary }> {
  const { id: userId } = await requireManagedUser(ctx, call);
  const factorId = factorIdOf(call).toLowerCase();
  const factors = await query(ctx, ({ db }) => listFactorSummaries(db, userId));
  return { userId, factor: factors.find(({ id }) => id === factorId) ?? factorNotFound() };
}
