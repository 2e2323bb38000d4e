import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { authErrors } from "../errors.ts";
import { hasVerifiedFactor } from "../factors/factor.ts";
import { requireAal2 } from "../factors/require-aal2.ts";
import { requireFactorPerson } from "../factors/require-factor-person.ts";
import type { Call } from "../service/endpoint.ts";
import type { Person } from "../service/require-person.ts";
import { requireFreshProof } from "../sessions/require-fresh-proof.ts";

/** The caller. Throws where passkeys are disabled. */
export async function requirePasskeyPerson(ctx: Ctx, call: Call): Promise<Person> {
  requirePasskeysEnabled(call);
  return requireFactorPerson(ctx, call);
}

/** The caller, if they may add and remove passkeys: with aal2 if they have a factor, and a proof of the last day. */
export async function requirePasskeyOwner(ctx: Ctx, call: Call): Promise<Person> {
  const person = await requirePasskeyEditor(ctx, call);
  await requireFreshProof(ctx, person, call.service);
  if (person.user.is_sso_user && call.params.id === undefined) {
    fail(authErrors, "validation_failed", { message: "SSO users cannot register passkeys" });
  }
  return person;
}

/** The caller, with aal2 if they have a second factor. */
export async function requirePasskeyEditor(ctx: Ctx, call: Call): Promise<Person> {
  const person = await requirePasskeyPerson(ctx, call);
  if (hasVerifiedFactor(person.user.factors)) {
    const message = "AAL2 session is required to manage passkeys when MFA is enabled";
    await requireAal2(ctx, person.sessionId, { status: 403, message });
  }
  return person;
}

export function requirePasskeysEnabled({ service }: Pick<Call, "service">): void {
  if (!service.settings.isPasskeyEnabled) fail(authErrors, "passkey_disabled");
}

/** The passkey id in the path. An invalid id is refused like an unknown one. */
export function passkeyIdOf({ params }: Pick<Call, "params">, name = "id"): string {
  const id = params[name] ?? "";
  return isUuid(id) ? id : passkeyNotFound();
}

export function passkeyNotFound(): never {
  fail(authErrors, "webauthn_credential_not_found");
}
