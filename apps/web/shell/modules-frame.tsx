import { Outlet } from "react-router";
import { WebModulesProvider } from "#platform/web/modules/web-modules.ts";
import { webModules } from "../web-modules.ts";

/** Around pages that list what the features declare. */
export function ModulesFrame() {
  return (
    <WebModulesProvider value={webModules}>
      <Outlet />
    </WebModulesProvider>
  );
}
