import type { ToolResultView } from "#platform/web/modules/tool-results.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";

export const ArtifactsButton = optionalPart(
  async () => (await import("./panel/beside-list.ts")).ArtifactsButton,
);
export const ArtifactsPanel = optionalPart(
  async () => (await import("./panel/artifacts-panel.tsx")).ArtifactsPanel,
);
export const ArtifactsLink = optionalPart(async () => (await import("./panel/beside-list.ts")).AllLink);

/** How the results of this feature's tools are shown in a conversation. */
export const artifactResults: readonly ToolResultView[] = ["create_artifact", "update_artifact"].map(
  (toolName) => ({
    toolName,
    isLine: true,
    load: async () => (await import("./panel/written-artifact.tsx")).WrittenArtifact,
  }),
);
