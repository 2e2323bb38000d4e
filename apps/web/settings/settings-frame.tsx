import { Outlet } from "react-router";
import { WebModulesProvider } from "#platform/web/modules/web-modules.ts";
import { webModules } from "../web-modules.ts";
import { SettingsNavigation } from "./settings-navigation.tsx";

/** The settings: their navigation beside the page, and above it on phones. */
export function SettingsFrame() {
  return (
    <WebModulesProvider value={webModules}>
      <div className="mx-auto w-full max-w-[64rem] page-gutter pt-3 pb-8 md:grid md:grid-cols-[10rem_minmax(0,1fr)] md:gap-x-8 md:py-10 lg:gap-x-14">
        <SettingsNavigation />
        <div className="min-w-0 max-w-conversation pt-6 md:pt-0">
          <Outlet />
        </div>
      </div>
    </WebModulesProvider>
  );
}
