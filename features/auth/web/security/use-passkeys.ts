import type { PasskeyListItem } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { authClient } from "../auth-client.ts";

/** The person's passkeys, or none of it where passkeys are switched off. */
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

/** Asks the device for a passkey and keeps it. Answers the id of the new one. */
export async function addPasskey(): Promise<string> {
  const { data, error } = await authClient.registerPasskey();
  if (error) throw error;
  return data.id;
}

/** The name that it was given, or what it is. */
export function passkeyLabel({ friendly_name: name }: Pick<PasskeyListItem, "friendly_name">): string {
  return name || "Passkey";
}
