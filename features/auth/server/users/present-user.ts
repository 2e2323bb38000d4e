import type { JsonObject } from "#platform/contract/json.ts";
import { presentFactor } from "../factors/present-factor.ts";
import type { Identity, User } from "./user.ts";

/** A user in the notation of the auth protocol. Omits empty fields where clients expect that. */
export function presentUser(user: User): JsonObject {
  const times = {
    email_confirmed_at: user.email_confirmed_at,
    phone_confirmed_at: user.phone_confirmed_at,
    confirmed_at: earliest(user.email_confirmed_at, user.phone_confirmed_at),
    invited_at: user.invited_at,
    confirmation_sent_at: user.confirmation_sent_at,
    recovery_sent_at: user.recovery_sent_at,
    email_change_sent_at: user.email_change_sent_at,
    phone_change_sent_at: user.phone_change_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    banned_until: user.banned_until,
    suspended_at: user.suspended_at,
  };
  const presentTimes = Object.entries(times).flatMap(([name, at]) => (at ? [[name, at.toISOString()]] : []));
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? "",
    phone: user.phone ?? "",
    ...Object.fromEntries(presentTimes),
    ...(user.new_email ? { new_email: user.new_email } : {}),
    ...(user.new_phone ? { new_phone: user.new_phone } : {}),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map(presentIdentity),
    ...(user.factors.length > 0 ? { factors: user.factors.map(presentFactor) } : {}),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: user.is_anonymous,
  };
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}

function presentIdentity(identity: Identity): JsonObject {
  const { id, provider_id, user_id, identity_data, provider, email } = identity;
  const iso = (time: string) => new Date(time).toISOString();
  return {
    identity_id: id,
    id: provider_id,
    user_id,
    identity_data,
    provider,
    ...(identity.last_sign_in_at ? { last_sign_in_at: iso(identity.last_sign_in_at) } : {}),
    created_at: iso(identity.created_at),
    updated_at: iso(identity.updated_at),
    ...(email ? { email } : {}),
  };
}
