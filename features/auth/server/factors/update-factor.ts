import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { auditFactor } from "./audit-factor.ts";
import { factorAccess } from "./factor.access.ts";
import { listFactorSummaries, listFactors, lockFactor, updateFactorRow } from "./factor.repository.ts";
import type { FactorSummary } from "./factor.ts";
import { notifyOfFactor } from "./notify-of-factor.ts";

export interface UpdateFactor {
  service: AuthServiceOptions;
  userId: string;
  factorId: string;
  friendlyName?: string;
  /** Digits only; for phone factors. */
  phone?: string;
}

/** Changes a person's factor on their behalf. Notifies them when codes go to another phone. */
export const updateFactor = command(
  "factor.update",
  factorAccess.update,
  async (ctx, { service, userId, factorId, friendlyName, phone }: UpdateFactor): Promise<FactorSummary> => {
    const factor = (await lockFactor(ctx.db, userId, factorId)) ?? fail(authErrors, "mfa_factor_not_found");
    const isTaken = (await listFactors(ctx.db, userId)).some(
      ({ id, friendly_name: name }) => id !== factorId && name !== "" && name === friendlyName,
    );
    if (isTaken) {
      const message = `A factor with the friendly name "${friendlyName}" for this user already exists`;
      fail(authErrors, "mfa_factor_name_conflict", { message });
    }
    const isPhone = factor.factor_type === "phone";
    await updateFactorRow(
      ctx.db,
      factorId,
      { ...(friendlyName ? { friendlyName } : {}), ...(phone && isPhone ? { phone } : {}) },
      ctx.now(),
    );
    await auditFactor(ctx, "factor.updated", factor);
    const isMoved = isPhone && phone !== undefined && phone !== factor.phone;
    if (isMoved && factor.status === "verified") await notifyOfFactor(ctx, service, "factor_changed", factor);
    const updated = (await listFactorSummaries(ctx.db, userId)).find(({ id }) => id === factorId);
    return updated ?? fail(authErrors, "mfa_factor_not_found");
  },
);
