import type { JsonObject } from "#platform/contract/json.ts";
import type { FactorSummary } from "../factors/factor.ts";

export interface Identity {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: JsonObject;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A user row with its secrets. Never leaves the server in this form. */
export interface User {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  new_email: string | null;
  email_change_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: JsonObject;
  raw_user_meta_data: JsonObject;
  phone: string | null;
  phone_confirmed_at: Date | null;
  new_phone: string | null;
  phone_change_sent_at: Date | null;
  /** Since when somebody other than the holder may own the unproved address. */
  email_contested_at: Date | null;
  phone_contested_at: Date | null;
  invited_at: Date | null;
  recovery_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  email_change_confirmations: number;
  is_sso_user: boolean;
  is_anonymous: boolean;
  banned_until: Date | null;
  /** Since when a company's directory suspends the person. */
  suspended_at: Date | null;
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
  identities: Identity[];
  factors: FactorSummary[];
}

/** Whether an admin's ban or a directory's suspension blocks the person. */
export function isBanned(user: User, now: Date): boolean {
  return user.suspended_at !== null || (user.banned_until !== null && user.banned_until > now);
}
