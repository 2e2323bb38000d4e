import type { RouteObject } from "react-router";
import { withTexts } from "#platform/web/language/with-texts.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const all: PageHandle = { title: "Artifacts", germanTitle: "Artefakte" };
const one: PageHandle = { title: "Artifact", germanTitle: "Artefakt", layout: "fill" };

export const artifactRoutes: RouteObject[] = [
  {
    path: "/artifacts",
    handle: all,
    lazy: withTexts(async () => ({
      Component: (await import("./anywhere/artifacts-page.tsx")).ArtifactsPage,
    })),
  },
  {
    path: "/artifacts/:artifactId",
    handle: one,
    lazy: withTexts(async () => ({ Component: (await import("./artifact/artifact-page.tsx")).ArtifactPage })),
  },
];
