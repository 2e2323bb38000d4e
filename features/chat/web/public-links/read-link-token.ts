import { useSyncExternalStore } from "react";

/** The token behind the number sign of the address. Servers, logs and referrers never receive it. */
export function useLinkToken(): string {
  return useSyncExternalStore(subscribe, readToken);
}

function subscribe(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

function readToken(): string {
  return location.hash.slice(1, 201);
}
