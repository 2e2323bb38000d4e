import { newId } from "#platform/server/ids.ts";
import type { User } from "./user.ts";

/** A fictitious user, for simulating requests with this address or number. */
export function simulatedUser({ email, phone }: { email?: string; phone?: string }, at: Date): User {
  return {
    id: newId(),
    aud: "authenticated",
    role: "authenticated",
    email: email ?? null,
    encrypted_password: null,
    email_confirmed_at: null,
    confirmation_sent_at: null,
    new_email: null,
    email_change_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: {},
    raw_user_meta_data: {},
    phone: phone ?? null,
    phone_confirmed_at: null,
    new_phone: null,
    phone_change_sent_at: null,
    email_contested_at: null,
    phone_contested_at: null,
    invited_at: null,
    recovery_sent_at: null,
    reauthentication_sent_at: null,
    email_change_confirmations: 0,
    is_sso_user: false,
    is_anonymous: false,
    banned_until: null,
    suspended_at: null,
    deleted_at: null,
    created_at: at,
    updated_at: at,
    identities: [],
    factors: [],
  };
}
