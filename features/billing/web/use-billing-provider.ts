import { useEffect, useState } from "react";
import { loadConfig } from "#platform/web/api/config.ts";
import { log } from "#platform/web/log.ts";

/** Who takes the payments here: "stripe", "sandbox", or "none" where nothing is sold; undefined until that is known. */
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

/** So that it is known at once on the next page. */
let known: string | undefined;
