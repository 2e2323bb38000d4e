import { useEffect, useState } from "react";
import { loadConfig } from "#platform/web/api/config.ts";
import { log } from "#platform/web/log.ts";

/** The payment provider: "stripe", "sandbox", or "none" where nothing is sold; undefined while unknown. */
export function useBillingProvider(): string | undefined {
  const [provider, setProvider] = useState(known);
  useEffect(() => {
    let isLeft = false;
    loadConfig().then(
      (config) => {
        known = config.billingProvider;
        if (!isLeft) setProvider(known);
      },
      (error: unknown) => log.debug("Who takes the payments could not be asked.", error),
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return provider;
}

/** Cached for the next page. */
let known: string | undefined;
