import { createBuild } from "./create-build.ts";

/** What browsers load: the application, and the public pages with what the server renders them with. */
export const { run: buildWeb, isCurrent: isWebCurrent } = createBuild({
  name: "web",
  titles: { web: "Building the web application", landing: "Building the landing page" },
  sources: [
    "apps/web",
    "apps/landing",
    "features/*/web",
    "features/*/contract",
    "platform/web",
    "platform/contract",
    "package-lock.json",
    "tsconfig.json",
  ],
});
