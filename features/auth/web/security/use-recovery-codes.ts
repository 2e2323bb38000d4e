import { isAuthApiError } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { authClient } from "../auth-client.ts";

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
