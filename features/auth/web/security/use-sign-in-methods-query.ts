import { useQuery } from "@tanstack/react-query";
import { readSignInMethods } from "../sign-in-methods/auth-settings.ts";

/** Sign-in methods that this installation offers. */
export function useSignInMethodsQuery() {
  return useQuery({ queryKey: ["sign-in-methods"], queryFn: ({ signal }) => readSignInMethods(signal) });
}
