import type { Provider } from "@supabase/auth-js";
import { readPageLanguage } from "#platform/web/language/page-language.ts";
import { authClient } from "../auth-client.ts";
import { asBegunHere } from "../links/begun-flows.ts";
import { domainOf } from "./domain-of.ts";

/** Redirects the browser to a provider, which comes back to this page. */
export async function goToProvider(name: string): Promise<Error | undefined> {
  const { error } = await authClient.signInWithOAuth({
    provider: name as Provider,
    options: {
      redirectTo: asBegunHere(location.href),
      // The language of the provider's page, and of a new account's mails.
      queryParams: { ui_locales: readPageLanguage() },
    },
  });
  return error ?? undefined;
}

/** Redirects the browser to the identity provider of the address's company. */
export async function goToCompany(email: string): Promise<Error | undefined> {
  const { error } = await authClient.signInWithSSO({
    domain: domainOf(email),
    options: { redirectTo: asBegunHere(location.href) },
  });
  return error ?? undefined;
}
