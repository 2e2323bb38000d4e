import type { AuthSettings } from "../settings/auth-settings.ts";

export type ProofType =
  | "confirmation"
  | "recovery"
  | "email_change_new"
  | "email_change_current"
  | "phone_change"
  | "reauthentication";

export type Channel = "mail" | "sms";

/** A pending proof: a code and a link that were sent. */
export interface StoredProof {
  id: string;
  user_id: string;
  token_type: ProofType;
  sealed_code: string;
  relates_to: string;
  failed_attempts: number;
  voids_unproved: boolean;
  flow_id: string | null;
  created_at: Date;
}

/** An address has an @, a number has none. */
export function channelOf(relatesTo: string): Channel {
  return relatesTo.includes("@") ? "mail" : "sms";
}

export function codeLength(settings: AuthSettings, channel: Channel): number {
  return channel === "mail" ? settings.mailOtpLength : settings.smsOtpLength;
}

/** Lifetime of a code or link in milliseconds. */
export function lifetimeMs(settings: AuthSettings, channel: Channel): number {
  return (channel === "mail" ? settings.mailOtpSeconds : settings.smsOtpSeconds) * 1000;
}
