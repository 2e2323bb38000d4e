import { useEffect, useLayoutEffect } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router";
import { LinkGate, ProofGate, useSession } from "#features/auth/web/index.tsx";
import { isDemoPath } from "#features/demo/web/index.tsx";
import { usePageViews } from "#features/tracking/web/index.tsx";
import { readKeptLanguage } from "#platform/web/language/kept-language.ts";
import { setPageLanguage, setPageTranslated, usePageLanguage } from "#platform/web/language/page-language.ts";
import { sharedTexts } from "#platform/web/language/shared-texts/shared-texts.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { titleOf } from "#platform/web/page/document-title.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";
import { isPageHandle } from "#platform/web/page/page-handle.ts";
import { pageOwner } from "#platform/web/personal-data/page-owner.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { OverlayRoot } from "#platform/web/ui/overlay-root.tsx";
import { BootSpinner } from "./boot-spinner.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

/** The frame of every page, with or without navigation. */
export function Root() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);

  const isOfThisPage = isDemoPath(pathname) === (pageOwner() === "visitor");

  useLanguageOfPage(handle, status);
  useRouteTitle(handle, pathname);
  useFocusOnNavigation(pathname);
  usePageViews(status === "resolving" ? undefined : status === "signed-in");

  return (
    <div className={classNames("flex flex-col", handle?.layout === "fill" ? fill : "min-h-dvh")}>
      <SkipLink />
      <LinkGate>{isOfThisPage ? <Outlet /> : <AnotherOwner />}</LinkGate>
      <OverlayRoot />
      <ProofGate />
      <ScrollRestoration />
    </div>
  );
}

/** Such a page has its controls at the bottom, so toasts appear below its header, wherever that ends. */
const fill = "h-dvh [&_[data-toaster]]:top-(--toasts-top,7rem) [&_[data-toaster]]:bottom-auto";

/** Navigation into or out of the demo changes the owner of the page, so the page is reloaded. */
function AnotherOwner() {
  useEffect(() => location.reload(), []);
  return <BootSpinner />;
}

/** The first stop of the keyboard: skips the navigation. */
function SkipLink() {
  const { skipToContent } = useTexts(sharedTexts);
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-80 -translate-y-16 rounded-md bg-accent px-3 py-2 text-sm font-medium text-on-accent focus:translate-y-0 print:hidden"
    >
      {skipToContent}
    </a>
  );
}

/**
 * Sets the page's language before it is painted, to the person's if the page has it. Pages of signed-in
 * people are English like the shell around them.
 */
function useLanguageOfPage(handle: PageHandle | undefined, status: string): void {
  const isForVisitor = handle?.layout === "bare" || handle?.layout === "form" || status !== "signed-in";
  const isTranslated = handle?.germanTitle !== undefined && isForVisitor;
  useLayoutEffect(() => {
    if (!handle) return;
    setPageTranslated(isTranslated);
    setPageLanguage(isTranslated ? readKeptLanguage() : "en");
  }, [handle, isTranslated]);
}

/** Sets the route's title before the page's own effects, so that the page can override it. */
function useRouteTitle(handle: PageHandle | undefined, pathname: string): void {
  const language = usePageLanguage();
  const title = (language === "de" && handle?.germanTitle) || handle?.title;
  useLayoutEffect(() => {
    if (pathname) document.title = titleOf(title);
  }, [title, pathname]);
}
