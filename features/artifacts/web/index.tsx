import type { ToolResultView } from "#platform/web/modules/tool-results.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";

const beside = () => import("./panel/beside.ts");
export const ArtifactsButton = optionalPart(async () => (await beside()).ArtifactsButton);
export const ArtifactsPanel = optionalPart(async () => (await beside()).ArtifactsPanel);
export const ArtifactsLink = optionalPart(async () => (await beside()).AllLink);

/** How the results of this feature's tools are shown in a conversation. */
export const artifactResults: readonly ToolResultView[] = ["create_artifact", "update_artifact"].map(
  (toolName) => ({
    toolName,
    isLine: true,
    load: async () => (await import("./panel/written-artifact.tsx")).WrittenArtifact,
  }),
);
