import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { queryClient } from "#platform/web/api/query-client.ts";
import { readPageLanguage } from "#platform/web/language/page-language.ts";
import { loadTexts } from "#platform/web/language/texts.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { adminQueryKey } from "../use-admin.ts";
import { claimTexts } from "./texts/claim-texts.ts";

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
  await loadTexts(readPageLanguage());
  const words = claimTexts.read();
  try {
    await api.POST("/api/v1/admin/claim", { body: { token } });
    notify({
      type: "success",
      title: words.success,
      message: words.claimed,
      duration: 6000,
    });
    await queryClient.invalidateQueries({ queryKey: adminQueryKey(userId) });
  } catch (error) {
    claims.delete(token);
    notify({
      type: "error",
      title: words.failed,
      message: describeError(error),
      autoClose: false,
    });
  }
}
