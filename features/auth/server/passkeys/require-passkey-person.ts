import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { authErrors } from "../errors.ts";
import { hasVerifiedFactor } from "../factors/factor.ts";
import { requireAal2 } from "../factors/require-aal2.ts";
import { requireFactorPerson } from "../factors/require-factor-person.ts";
import type { Call } from "../service/endpoint.ts";
import type { Person } from "../service/require-person.ts";

/** The caller, where passkeys are switched on. */
export async function requirePasskeyPerson(ctx: Ctx, call: Call): Promise<Person> {
  requirePasskeysEnabled(call);
  return requireFactorPerson(ctx, call);
}

/** The caller, who may add and remove passkeys: with a second factor only after it was used in this session. */
export async function requirePasskeyOwner(ctx: Ctx, call: Call): Promise<Person> {
  const person = await requirePasskeyPerson(ctx, call);
  if (hasVerifiedFactor(person.user.factors)) {
    const message = "AAL2 session is required to manage passkeys when MFA is enabled";
    await requireAal2(ctx, person.sessionId, { status: 403, message });
  }
  if (person.user.is_sso_user && call.params.id === undefined) {
    fail(authErrors, "validation_failed", { message: "SSO users cannot register passkeys" });
  }
  return person;
}

export function requirePasskeysEnabled({ service }: Pick<Call, "service">): void {
  if (!service.settings.isPasskeyEnabled) fail(authErrors, "passkey_disabled");
}

/** The id of the passkey in the path; what cannot be one is a passkey that nobody has. */
export function passkeyIdOf({ params }: Pick<Call, "params">, name = "id"): string {
  const id = params[name] ?? "";
  return isUuid(id) ? id : passkeyNotFound();
}

export function passkeyNotFound(): never {
  fail(authErrors, "webauthn_credential_not_found");
}
