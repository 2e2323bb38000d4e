import { useEffect, useState } from "react";
import { subscribeToReachability } from "#platform/web/api/reachability.ts";
import { log } from "#platform/web/log.ts";
import { fetchFromService } from "../auth-client.ts";

/** Sign-in methods that this installation offers. */
export interface SignInMethods {
  /** Provider names of the protocol. */
  providers: string[];
  hasSso: boolean;
  hasPasskeys: boolean;
}

let loading: Promise<SignInMethods> | undefined;

// A restarted server may have other settings.
subscribeToReachability(() => {
  loading = undefined;
});

/** Loaded once. A failure counts as no other method, and the next call retries. */
export function loadSignInMethods(): Promise<SignInMethods> {
  loading ??= readSignInMethods().catch((error: unknown) => {
    loading = undefined;
    log.debug("The sign-in methods could not be asked for.", error);
    return { providers: [], hasSso: false, hasPasskeys: false };
  });
  return loading;
}

/** Undefined while loading. */
export function useSignInMethods(): SignInMethods | undefined {
  const [methods, setMethods] = useState<SignInMethods>();
  useEffect(() => {
    let isGone = false;
    void loadSignInMethods().then((loaded) => !isGone && setMethods(loaded));
    return () => {
      isGone = true;
    };
  }, []);
  return methods;
}

interface Settings {
  external?: Record<string, boolean>;
  saml_enabled?: boolean;
  sso_oidc_enabled?: boolean;
  passkeys_enabled?: boolean;
}

const notProviders = ["anonymous_users", "email", "phone"];

/** Throws when the service does not answer. */
export async function readSignInMethods(signal?: AbortSignal): Promise<SignInMethods> {
  const response = await fetchFromService("/auth/v1/settings", signal && { signal });
  if (!response.ok) throw new Error(`The settings were refused with ${response.status}.`);
  const { external = {}, ...settings }: Settings = await response.json();
  const on = Object.keys(external).filter((name) => external[name] && !notProviders.includes(name));
  const hasSso = settings.saml_enabled === true || settings.sso_oidc_enabled === true;
  return { providers: on, hasSso, hasPasskeys: settings.passkeys_enabled === true };
}
