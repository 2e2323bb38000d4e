import { useQuery } from "@tanstack/react-query";
import { readAuthWays } from "../ways/auth-settings.ts";

/** Which ways to sign in this installation offers. */
export function useSignInWays() {
  return useQuery({ queryKey: ["sign-in-ways"], queryFn: ({ signal }) => readAuthWays(signal) });
}
