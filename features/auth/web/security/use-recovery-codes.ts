import { isAuthApiError, type User } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { authClient } from "../auth-client.ts";
import { describeAuthFailure } from "../auth-failure.ts";
import { refreshSessionAgain } from "../refresh-session-again.ts";

export interface RecoveryCodesLeft {
  total: number;
  remaining: number;
}

/** Number of unused codes; null without a set. */
export function useRecoveryCodes({ isEnabled }: { isEnabled: boolean }) {
  return useQuery({
    queryKey: ["recovery-codes"],
    enabled: isEnabled,
    queryFn: async (): Promise<RecoveryCodesLeft | null> => {
      const { data, error } = await authClient.mfa.recoveryCodes.getStatus();
      if (isAuthApiError(error) && error.code === "mfa_factor_not_found") return null;
      if (error) throw error;
      return { total: data.total, remaining: data.remaining };
    },
  });
}

/** Creates a set of codes in place of the previous one. Shown only once. */
export async function makeRecoveryCodes({ isRenewal }: { isRenewal: boolean }): Promise<string[]> {
  const { recoveryCodes } = authClient.mfa;
  const { data, error } = await (isRenewal ? recoveryCodes.regenerate() : recoveryCodes.generate());
  if (error) throw error;
  return data.codes;
}

/**
 * Creates the codes of a person who has none. Undefined if there are some. After a failure too, which does not undo the
 * second factor: it is shown, and the codes can be created later.
 */
export async function makeFirstRecoveryCodes({ factors = [] }: User): Promise<string[] | undefined> {
  if (factors.some(({ factor_type: type }) => type === "recovery_code")) return undefined;
  try {
    const codes = await makeRecoveryCodes({ isRenewal: false });
    // So that this session lists the codes as a factor.
    await refreshSessionAgain();
    return codes;
  } catch (error) {
    const message = `${describeAuthFailure(error as Error)} Create them under Recovery codes.`;
    notify({ type: "error", title: "No recovery codes yet", message, autoClose: false });
    return undefined;
  }
}
