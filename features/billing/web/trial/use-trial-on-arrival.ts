import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { openTrial } from "./trial-request.ts";

/**
 * Continues the dialog for a person who returns from the payment service's page, once, and cleans the
 * address.
 */
export function useTrialOnArrival(): void {
  const [search, setSearch] = useSearchParams();
  const trial = search.get("trial");
  const planId = search.get("plan") ?? "individual";
  const interval = search.get("interval") === "year" ? "year" : "month";

  useEffect(() => {
    if (trial !== "password" && trial !== "begin") return;
    setSearch({}, { replace: true });
    if (trial === "begin") {
      // Discards the checkout that was left there. Lazy, to keep it out of the first bundle.
      void import("./discard-checkout.ts").then(({ discardCheckout }) => {
        discardCheckout();
        openTrial(planId, { interval });
      });
      return;
    }
    // The server verifies the payment when the password is submitted.
    openTrial(planId, { isPaid: true, interval });
  }, [trial, planId, interval, setSearch]);
}
