import { useCallback, useEffect, useRef, useState } from "react";
import type { BillingInterval } from "../../contract/billing-interval.ts";
import { loadOffer, type Offer } from "./load-offer.ts";

/** The offer, loaded when the dialog opens. `load` retries and returns it, or throws. */
export function useOffer(planId: string, interval: BillingInterval, onFailed: (error: unknown) => void) {
  const [offer, setOffer] = useState<Offer>();
  const loading = useRef<Promise<Offer>>(undefined);
  const tell = useRef(onFailed);
  tell.current = onFailed;

  const load = useCallback((): Promise<Offer> => {
    loading.current ??= loadOffer(planId, interval).then(
      (loaded) => {
        setOffer(loaded);
        return loaded;
      },
      (error: unknown) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, [planId, interval]);

  const reload = useCallback(() => {
    load().catch((error: unknown) => tell.current(error));
  }, [load]);

  useEffect(reload, [reload]);
  return { offer, load, reload };
}
