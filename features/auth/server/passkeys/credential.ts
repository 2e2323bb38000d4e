/** A WebAuthn credential: the public key of an authenticator. */
export interface Credential {
  id: string;
  user_id: string;
  /** The second factor it belongs to; null for a passkey. */
  factor_id: string | null;
  credential_id: string;
  public_key: Buffer;
  sign_count: number;
  transports: string[];
  friendly_name: string;
  last_used_at: Date | null;
  created_at: Date;
}
