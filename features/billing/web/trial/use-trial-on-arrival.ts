import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { openTrial } from "./trial-request.ts";

/** Whoever comes back from a page of the payment service goes on in the dialog: once, and the address forgets it. */
export function useTrialOnArrival(): void {
  const [search, setSearch] = useSearchParams();
  const trial = search.get("trial");
  const planId = search.get("plan") ?? "individual";
  const interval = search.get("interval") === "year" ? "year" : "month";

  useEffect(() => {
    if (trial !== "password" && trial !== "begin") return;
    setSearch({}, { replace: true });
    if (trial === "begin") {
      // Nobody goes on with what was left there; the way to say so is loaded only now.
      void import("./discard-checkout.ts").then(({ discardCheckout }) => {
        discardCheckout();
        openTrial(planId, { interval });
      });
      return;
    }
    // Whether anything was paid the server finds out by itself, when the password is sent.
    openTrial(planId, { isPaid: true, interval });
  }, [trial, planId, interval, setSearch]);
}
