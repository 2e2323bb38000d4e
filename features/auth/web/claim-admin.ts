import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { queryClient } from "#platform/web/api/query-client.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { authTexts } from "./texts/auth-texts.ts";
import { adminQueryKey } from "./use-admin.ts";

const claims = new Map<string, Promise<void>>();

/**
 * Redeems the one-time link of the first start for the signed-in user and shows the result; once per token.
 */
export function claimAdmin(token: string, userId: string): Promise<void> {
  const claim = claims.get(token) ?? redeem(token, userId);
  claims.set(token, claim);
  return claim;
}

async function redeem(token: string, userId: string): Promise<void> {
  try {
    await api.POST("/api/v1/admin/claim", { body: { token } });
    notify({
      type: "success",
      title: authTexts.read().forms.success,
      message: authTexts.read().forms.claimed,
      duration: 6000,
    });
    await queryClient.invalidateQueries({ queryKey: adminQueryKey(userId) });
  } catch (error) {
    claims.delete(token);
    notify({
      type: "error",
      title: authTexts.read().forms.claimFailed,
      message: describeError(error),
      autoClose: false,
    });
  }
}
