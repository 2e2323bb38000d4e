import type { Ctx } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { authErrors } from "../errors.ts";
import type { Call } from "../service/endpoint.ts";
import { type Person, requirePerson } from "../service/require-person.ts";
import { requireFreshProof } from "../sessions/require-fresh-proof.ts";

/** The caller. Throws for an anonymous user, who cannot sign in again and would be locked out by a factor. */
export async function requireFactorPerson(ctx: Ctx, { bearer }: Pick<Call, "bearer">): Promise<Person> {
  const person = await requirePerson(ctx, bearer);
  if (person.user.is_anonymous) {
    throw new AppError("no_authorization", 403, "Anonymous user not allowed to perform these actions");
  }
  return person;
}

/** The caller, if they may change factors: the session saw a proof within the last day. */
export async function requireFactorOwner(ctx: Ctx, call: Pick<Call, "bearer" | "service">): Promise<Person> {
  const person = await requireFactorPerson(ctx, call);
  await requireFreshProof(ctx, person, call.service);
  return person;
}

/** The factor id in the path. Throws `validation_failed` unless it is a UUID. */
export function factorIdOf({ params }: Pick<Call, "params">, name = "id"): string {
  const id = params[name] ?? "";
  if (!isUuid(id)) throw new AppError("validation_failed", 404, "factor_id must be an UUID");
  return id;
}

export function factorNotFound(): never {
  fail(authErrors, "mfa_factor_not_found");
}
