import type { RouteObject } from "react-router";
import { legalTypes } from "#features/site/contract/index.ts";
import type { KnownPage } from "#platform/web/page/nearest-pages.ts";
import { isPageHandle } from "#platform/web/page/page-handle.ts";

/** Who is asking for a page; what is not known yet counts as no. */
export interface Visitor {
  isSignedIn: boolean;
  isAdmin: boolean;
  hasTeamAccess: boolean;
  /** Whether this installation has a demo. */
  mayTryDemo: boolean;
}

/** The pages that somebody may open, in the language of the address that was asked for. */
export function pagesFor(visitor: Visitor, routes: readonly RouteObject[], isGerman: boolean): KnownPage[] {
  const own = routes
    .flatMap(pagesOf)
    .filter(({ path, access }) => isOpen(path, access, visitor))
    .map(({ path, title }): KnownPage => ({ path, title, isDocument: isOfItself(path) }));
  const prefix = isGerman ? "/de" : "";
  const legal = legalTypes.map((type): KnownPage => {
    const title = isGerman ? germanTitles[type] : legalTitles[type];
    return { path: `${prefix}/legal/${type}`, title, isDocument: true };
  });
  const home: KnownPage = { path: "/de", title: "Startseite", isDocument: true };
  return [...own, ...legal, ...(isGerman ? [home] : [])];
}

interface RoutePage {
  path: string;
  title: string;
  access: string;
}

function pagesOf({ path, handle, children = [] }: RouteObject): RoutePage[] {
  const below = children.flatMap(pagesOf);
  if (!path || !isPageHandle(handle) || /[:*]/.test(path)) return below;
  return [{ path, title: handle.title, access: handle.access ?? "user" }, ...below];
}

function isOpen(path: string, access: string, visitor: Visitor): boolean {
  const { isSignedIn, isAdmin, hasTeamAccess, mayTryDemo } = visitor;
  // Pages of steps that begin elsewhere lead nowhere by themselves.
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

const legalTitles: Record<(typeof legalTypes)[number], string> = {
  terms: "Terms of Service",
  privacy: "Privacy Policy",
  cookies: "Cookies",
  dpa: "Data Processing Agreement",
  "acceptable-use": "Acceptable Use",
  security: "Security",
  subprocessors: "Subprocessors",
  imprint: "Imprint",
};

const germanTitles: typeof legalTitles = {
  terms: "Nutzungsbedingungen",
  privacy: "Datenschutzerklärung",
  cookies: "Cookies",
  dpa: "Auftragsverarbeitung",
  "acceptable-use": "Zulässige Nutzung",
  security: "Sicherheit",
  subprocessors: "Unterauftragnehmer",
  imprint: "Impressum",
};
