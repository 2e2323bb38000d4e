import type { RouteObject } from "react-router";
import { withTexts } from "#platform/web/language/with-texts.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const handle: PageHandle = { title: "Artifact", germanTitle: "Artefakt", layout: "fill" };

export const artifactRoutes: RouteObject[] = [
  {
    path: "/artifacts/:artifactId",
    handle,
    lazy: withTexts(async () => ({ Component: (await import("./artifact/artifact-page.tsx")).ArtifactPage })),
  },
];
