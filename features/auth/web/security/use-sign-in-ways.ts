import type { Provider } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { fetchFromService } from "../auth-client.ts";

/** Which ways to sign in this installation offers. */
export interface SignInWays {
  arePasskeysOn: boolean;
  /** Names of providers, e.g. `google`. */
  providers: Provider[];
}

interface ServiceSettings {
  external: Record<string, boolean>;
  passkeys_enabled: boolean;
}

const noProviders = new Set(["email", "phone", "anonymous_users"]);

export function useSignInWays() {
  return useQuery({
    queryKey: ["sign-in-ways"],
    queryFn: async ({ signal }): Promise<SignInWays> => {
      const response = await fetchFromService(`${location.origin}/auth/v1/settings`, { signal });
      if (!response.ok) throw new Error("The settings of signing in could not be loaded.");
      const settings: ServiceSettings = await response.json();
      const isOn = ([name, on]: [string, boolean]) => on && !noProviders.has(name);
      const providers = Object.entries(settings.external).filter(isOn);
      return {
        arePasskeysOn: settings.passkeys_enabled,
        // The client library takes any name that the service knows.
        providers: providers.map(([name]) => name as Provider),
      };
    },
  });
}
