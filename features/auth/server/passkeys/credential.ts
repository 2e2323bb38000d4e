/** A public key of an authenticator. */
export interface Credential {
  id: string;
  user_id: string;
  /** The second factor that it is; null for a passkey. */
  factor_id: string | null;
  credential_id: string;
  public_key: Buffer;
  sign_count: number;
  transports: string[];
  friendly_name: string;
  last_used_at: Date | null;
  created_at: Date;
}
