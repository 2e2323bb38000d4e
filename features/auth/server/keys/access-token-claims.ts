import type { JWTPayload } from "jose";
export interface AccessTokenClaims extends JWTPayload {
  role?: string;
  email?: string;
  session_id?: string;
}
