import { z } from "zod";
import { route } from "#platform/contract/route.ts";

/**
 * How people of a domain sign in. Single sign-on of a domain is no secret: the auth service reveals it as
 * well.
 */
export const CompanySignIn = z.object({
  hasSingleSignOn: z.boolean(),
  isRequired: z.boolean().describe("No one with an address of the domain can sign up in another way."),
});
export type CompanySignIn = z.output<typeof CompanySignIn>;

export const readCompanySignInRoute = route({
  method: "GET",
  path: "/api/v1/company-sign-in",
  id: "readCompanySignIn",
  summary: "Check whether an email domain uses single sign-on, and whether it requires it",
  tag: "account",
  access: "public",
  query: z.object({ domain: z.string().min(1).max(253) }),
  reply: CompanySignIn,
});
