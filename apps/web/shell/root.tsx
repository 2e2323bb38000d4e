import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router";
import { useSession } from "#features/auth/web/index.tsx";
import { isDemoPath } from "#features/demo/web/index.tsx";
import { usePageViews } from "#features/tracking/web/index.tsx";
import { isPageHandle } from "#platform/web/page/page-handle.ts";
import { pageOwner } from "#platform/web/personal-data/page-owner.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { OverlayRoot } from "#platform/web/ui/overlay-root.tsx";
import { AnotherOwner } from "./another-owner.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useLanguageOfPage } from "./use-language-of-page.ts";
import { useRouteTitle } from "./use-route-title.ts";

/** What surrounds every page, with or without the navigation. */
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
      {isOfThisPage ? <Outlet /> : <AnotherOwner />}
      <OverlayRoot />
      <ScrollRestoration />
    </div>
  );
}

/** Such a page has its controls at the lower edge, so toasts appear below its head instead. */
const fill = "h-dvh [&_[data-toaster]]:top-28 [&_[data-toaster]]:bottom-auto";
