import "#platform/web/theme/theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createPath } from "react-router";
import { RouterProvider } from "react-router/dom";
import { checkSession, followLink, getSessionToken, startSession } from "#features/auth/web/index.tsx";
import { isDemoPath, speakForVisitor } from "#features/demo/web/index.tsx";
import { setAccessSource } from "#platform/web/api/access-token.ts";
import { keepLanguageOfAddress } from "#platform/web/language/kept-language.ts";
import { takeCarriedFocus } from "#platform/web/page/carried-focus.ts";
import { keepWorkspaceOfAddress } from "#platform/web/personal-data/workspace-of-tab.ts";
import { keepDoubleClicksOnOneControl } from "#platform/web/ui/double-click.ts";
import { router } from "./router.tsx";
import { followUser } from "./shell/follow-user.ts";
import { reloadAfterUpgrade } from "./shell/reload-after-upgrade.ts";

reloadAfterUpgrade(() => {
  const { location } = router.state.navigation;
  return location && createPath(location);
});
keepLanguageOfAddress();
keepWorkspaceOfAddress();
takeCarriedFocus();
keepDoubleClicksOnOneControl(document);
if (isDemoPath(location.pathname)) speakForVisitor();
else {
  setAccessSource({ getAccessToken: getSessionToken, onRefused: checkSession });
  followUser();
}
startSession();
followLink((path) => router.navigate(path, { replace: true }));

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
