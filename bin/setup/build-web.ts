import { createBuild } from "./create-build.ts";

/** Builds the application and the public pages, including the server's renderer of the latter. */
export const { run: buildWeb, isCurrent: isWebCurrent } = createBuild({
  name: "web",
  titles: { web: "Building the web application", landing: "Building the landing page" },
  sources: [
    "apps/web",
    "apps/landing",
    "features/*/web",
    "features/*/contract",
    "features/compliance/server/verifier",
    "platform/web",
    "platform/contract",
    "package-lock.json",
    "tsconfig.json",
  ],
});
