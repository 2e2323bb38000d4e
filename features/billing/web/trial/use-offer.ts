import { useCallback, useEffect, useRef, useState } from "react";
import { type Catalogue, type Choice, loadCatalogue, offerOf } from "./load-offer.ts";

/** The plans and the chosen one's offer, loaded when the dialog opens. `load` retries, or throws. */
export function useOffer(wanted: Choice, onFailed: (error: unknown) => void) {
  const [choice, choose] = useState(wanted);
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const loading = useRef<Promise<Catalogue>>(undefined);
  const tell = useRef(onFailed);
  tell.current = onFailed;

  const load = useCallback((): Promise<Catalogue> => {
    loading.current ??= loadCatalogue().then(
      (loaded) => {
        setCatalogue(loaded);
        return loaded;
      },
      (error: unknown) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, []);

  const reload = useCallback(() => {
    load().catch((error: unknown) => tell.current(error));
  }, [load]);

  useEffect(reload, [reload]);
  const offer = catalogue && offerOf(catalogue, choice);
  return { choice, choose, plans: catalogue?.plans, offer, load, reload };
}
