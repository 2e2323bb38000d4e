import { Button } from "#platform/web/ui/button.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import type { InstructionVersion } from "../contract/index.ts";

/** Who changed the instructions and when. Earlier versions can be opened. */
export function VersionList({ current, earlier, hasMore, isLoadingMore, onMore, onShow }: VersionListProps) {
  return (
    <div className="mt-4">
      <h3 className="text-sm font-medium">Versions</h3>
      <ul className="mt-1 divide-y divide-line-1 text-sm">
        <li className="flex min-h-10 flex-wrap items-center gap-x-3 py-1.5">
          <Facts version={current} />
          <span className="text-ink-2">Current</span>
        </li>
        {earlier.map((version) => (
          <li key={version.number} className="flex min-h-10 flex-wrap items-center gap-x-3 py-1.5">
            <Facts version={version} />
            <Button size="sm" aria-label={`View version ${version.number}`} onClick={() => onShow(version)}>
              View
            </Button>
          </li>
        ))}
      </ul>
      {hasMore && <LoadMore shown={earlier.length + 1} isLoading={isLoadingMore} onLoad={onMore} />}
    </div>
  );
}

interface VersionListProps {
  current: InstructionVersion;
  earlier: readonly InstructionVersion[];
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  onShow: (version: InstructionVersion) => void;
}

function Facts({
  version: { number, text, restoredFrom, changedBy, changedAt },
}: {
  version: InstructionVersion;
}) {
  const what = restoredFrom !== null ? `, restored from ${restoredFrom}` : text === "" ? ", removed" : "";
  return (
    <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
      <span className="font-medium tabular-nums">{`Version ${number}${what}`}</span>
      <span className="text-ink-2">
        {` · ${changedBy ?? "a deleted account"} · `}
        <RelativeTime at={new Date(changedAt)} />
      </span>
    </span>
  );
}
