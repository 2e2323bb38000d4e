import { useEffect, useState } from "react";
import { log } from "../log.ts";
import { loadConfig } from "./config.ts";

let known: boolean | undefined;

/** Whether this installation sells plans. Undefined until known. */
export function useIsSelling(): boolean | undefined {
  const [isSelling, setSelling] = useState(known);
  useEffect(() => {
    loadConfig().then(
      ({ billingProvider }) => {
        known = billingProvider !== "none";
        setSelling(known);
      },
      (error: unknown) => log.debug("Whether plans are sold could not be asked.", error),
    );
  }, []);
  return isSelling;
}
