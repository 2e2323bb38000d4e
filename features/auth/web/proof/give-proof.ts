import { AuthApiError } from "@supabase/auth-js";
import { authClient, fetchFromService } from "../auth-client.ts";

/** Proves the person again by their password or by the code of a message. Throws the service's refusal. */
export async function giveProof(proof: { password: string } | { nonce: string }): Promise<void> {
  const { data } = await authClient.getSession();
  const response = await fetchFromService(`${location.origin}/auth/v1/reauthenticate`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      "content-type": "application/json;charset=UTF-8",
    },
    body: JSON.stringify(proof),
  });
  if (response.ok) return;
  const body: { msg?: string; error_code?: string } = await response.json().catch(() => ({}));
  throw new AuthApiError(body.msg ?? "", response.status, body.error_code);
}
