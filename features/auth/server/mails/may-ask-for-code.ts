import { linkPages } from "../../contract/link-pages.ts";
import { isOfSite } from "../flow/is-of-site.ts";

/**
 * Whether whoever asked for the mail may also ask for its code: any other program may, the pages of the product never
 * do, and theirs are the mails that lead to pages for links.
 */
export function mayAskForCode(siteUrl: string, redirectTo: string | undefined): boolean {
  if (!redirectTo || !URL.canParse(redirectTo)) return true;
  const url = new URL(redirectTo);
  return !isOfSite(url, siteUrl) || !linkPages.includes(url.pathname);
}
