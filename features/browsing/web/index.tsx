import { lazy, Suspense } from "react";
import { fileResults } from "#features/files/web/index.tsx";
import type { ToolResultView } from "#platform/web/modules/tool-results.ts";

const Loaded = lazy(async () => ({ default: (await import("./live/live-browser.tsx")).LiveBrowser }));

/** The live browser of a run that works in one. Loaded when there is one. */
export function LiveBrowser({ runId, toolNames }: { runId: string; toolNames: readonly string[] }) {
  if (!toolNames.some((name) => name.startsWith("browser_"))) return null;
  return (
    <Suspense fallback={null}>
      <Loaded runId={runId} />
    </Suspense>
  );
}

const acts = ["open", "read", "click", "type", "select", "scroll", "fill_secret"] as const;

/** How the acts in the browser are shown in a conversation: with a small picture of the page. */
export const browserResults: readonly ToolResultView[] = [
  ...acts.map(
    (act): ToolResultView => ({
      toolName: `browser_${act}`,
      isLine: true,
      load: async () => (await import("./live/act-picture.tsx")).ActPicture,
    }),
  ),
  // They make a file, which is shown like a written one.
  ...["browser_screenshot", "browser_download"].flatMap((toolName) =>
    fileResults.filter((shown) => shown.toolName === "write_file").map((shown) => ({ ...shown, toolName })),
  ),
];
