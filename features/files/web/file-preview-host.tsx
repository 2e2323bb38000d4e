import { Suspense, useSyncExternalStore } from "react";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import type { Previewed } from "./preview-store.ts";
import { readPreview, subscribeToPreview } from "./preview-store.ts";

const FilePreview = optionalPart<{ file: Previewed }>(
  async () => (await import("./file-preview.tsx")).FilePreview,
);

/** Shows the file that was opened. Its code loads with the first one. */
export function FilePreviewHost() {
  const file = useSyncExternalStore(subscribeToPreview, readPreview);
  if (!file) return null;
  return (
    <Suspense>
      <FilePreview key={file.fileId} file={file} />
    </Suspense>
  );
}
