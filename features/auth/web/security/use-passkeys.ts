import type { PasskeyListItem } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { authClient } from "../auth-client.ts";

/** The person's passkeys; disabled where the installation has none. */
export function usePasskeys({ isEnabled }: { isEnabled: boolean }) {
  return useQuery({
    queryKey: ["passkeys"],
    enabled: isEnabled,
    queryFn: async (): Promise<PasskeyListItem[]> => {
      const { data, error } = await authClient.passkey.list();
      if (error) throw error;
      return data;
    },
  });
}

/** Registers a passkey of this device. Returns its id. */
export async function addPasskey(): Promise<string> {
  const { data, error } = await authClient.registerPasskey();
  if (error) throw error;
  return data.id;
}

/** Its given name, or "Passkey". */
export function passkeyLabel({ friendly_name: name }: Pick<PasskeyListItem, "friendly_name">): string {
  return name || "Passkey";
}
