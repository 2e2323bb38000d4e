import { useEffect, useState } from "react";
import { log } from "#platform/web/log.ts";
import { fetchFromService } from "../auth-client.ts";

/** Which ways to sign in this installation has opened. */
export interface AuthWays {
  /** Names of providers, as the protocol has them. */
  providers: string[];
  hasSso: boolean;
  hasPasskeys: boolean;
}

let loading: Promise<AuthWays> | undefined;

/** Asked for once; a failure counts as no other way, and is asked again next time. */
export function loadAuthWays(): Promise<AuthWays> {
  loading ??= readAuthWays().catch((error: unknown) => {
    loading = undefined;
    log.debug("The ways to sign in could not be asked for.", error);
    return { providers: [], hasSso: false, hasPasskeys: false };
  });
  return loading;
}

/** Undefined until the server has answered. */
export function useAuthWays(): AuthWays | undefined {
  const [ways, setWays] = useState<AuthWays>();
  useEffect(() => {
    let isGone = false;
    void loadAuthWays().then((loaded) => !isGone && setWays(loaded));
    return () => {
      isGone = true;
    };
  }, []);
  return ways;
}

interface Settings {
  external?: Record<string, boolean>;
  saml_enabled?: boolean;
  passkeys_enabled?: boolean;
}

const notProviders = ["anonymous_users", "email", "phone"];

/** Asks the service; throws when it does not say. */
export async function readAuthWays(signal?: AbortSignal): Promise<AuthWays> {
  const response = await fetchFromService("/auth/v1/settings", signal && { signal });
  if (!response.ok) throw new Error(`The settings were refused with ${response.status}.`);
  const { external = {}, saml_enabled, passkeys_enabled }: Settings = await response.json();
  const on = Object.keys(external).filter((name) => external[name] && !notProviders.includes(name));
  return { providers: on, hasSso: saml_enabled === true, hasPasskeys: passkeys_enabled === true };
}
