import type { RouteObject } from "react-router";
import { legalTypes } from "#features/site/contract/index.ts";
import type { Language } from "#platform/web/language/language.ts";
import type { KnownPage } from "#platform/web/page/nearest-pages.ts";
import { isPageHandle } from "#platform/web/page/page-handle.ts";
import type { SuggestionTexts } from "./texts/english.ts";

/** The person and installation. Unknown facts count as false. */
export interface Visitor {
  isSignedIn: boolean;
  isAdmin: boolean;
  hasTeamAccess: boolean;
  /** Whether this installation has a demo. */
  mayTryDemo: boolean;
}

/** The pages that the person may open, in their language. */
export function pagesFor(visitor: Visitor, routes: readonly RouteObject[], reading: Reading): KnownPage[] {
  const { language, words } = reading;
  const isGerman = language === "de";
  const own = routes
    .flatMap(pagesOf)
    .filter(({ path, access }) => isOpen(path, access, visitor))
    .map(({ path, title, germanTitle }): KnownPage => {
      return { path, title: (isGerman && germanTitle) || title, isDocument: isOfItself(path) };
    });
  const prefix = isGerman ? "/de" : "";
  const legal = legalTypes.map((type): KnownPage => {
    return { path: `${prefix}/legal/${type}`, title: words.legal[type], isDocument: true };
  });
  // The page leads to the front page itself.
  return [...own, ...legal];
}

interface Reading {
  language: Language;
  words: SuggestionTexts;
}

interface RoutePage {
  path: string;
  title: string;
  germanTitle: string | undefined;
  access: string;
}

function pagesOf({ path, handle, children = [] }: RouteObject): RoutePage[] {
  const below = children.flatMap(pagesOf);
  if (!path || !isPageHandle(handle) || /[:*]/.test(path)) return below;
  const { title, germanTitle, access = "user" } = handle;
  return [{ path, title, germanTitle, access }, ...below];
}

function isOpen(path: string, access: string, visitor: Visitor): boolean {
  const { isSignedIn, isAdmin, hasTeamAccess, mayTryDemo } = visitor;
  // Later steps of a process are no destinations.
  if (/^\/(auth\/.+|finish$|legal|terms$|privacy$)/.test(path)) return false;
  if (path === "/auth") return !isSignedIn;
  if (path === "/demo" && !mayTryDemo) return false;
  if (access === "public") return true;
  if (path === "/team" && !hasTeamAccess) return false;
  return isSignedIn && (access !== "admin" || isAdmin);
}

function isOfItself(path: string): boolean {
  return path === "/" || /^\/(demo|legal)(\/|$)/.test(path);
}
