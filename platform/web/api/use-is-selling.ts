import { useEffect, useState } from "react";
import { log } from "../log.ts";
import { loadConfig } from "./config.ts";

/** Whether this installation sells plans; undefined while that is not known. */
export function useIsSelling(): boolean | undefined {
  const [isSelling, setSelling] = useState<boolean>();
  useEffect(() => {
    loadConfig().then(
      ({ billingProvider }) => setSelling(billingProvider !== "none"),
      (error: unknown) => log.debug("Whether plans are sold could not be asked.", error),
    );
  }, []);
  return isSelling;
}
