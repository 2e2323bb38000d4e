import { useQuery } from "@tanstack/react-query";
import { readAuthWays } from "../ways/auth-settings.ts";

/** Sign-in methods that this installation offers. */
export function useSignInWays() {
  return useQuery({ queryKey: ["sign-in-ways"], queryFn: ({ signal }) => readAuthWays(signal) });
}
