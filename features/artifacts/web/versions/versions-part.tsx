import { lazy, Suspense, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Artifact, ArtifactVersion } from "../../contract/index.ts";
import type { ArtifactActs } from "../api/use-artifact-acts.ts";
import { useVersions } from "../api/use-artifacts.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { ComparePart } from "./compare-part.tsx";
import { writerOf } from "./writer-of.ts";

const VersionDialog = lazy(async () => ({ default: (await import("./version-dialog.tsx")).VersionDialog }));

/** All versions: who and when, each to be read, what differs, and the way back. */
export function VersionsPart({ artifact, acts }: { artifact: Artifact; acts: ArtifactActs }) {
  const words = useTexts(artifactTexts);
  const versions = useVersions(artifact.id);
  const [open, setOpen] = useState<ArtifactVersion>();
  const found = versions.data?.pages.flatMap((page) => page?.items ?? []) ?? [];
  const restore = async (number: number) => {
    try {
      await acts.restoreVersion(artifact.id, number);
      notify({ type: "success", title: words.restored(number), duration: 4000 });
    } catch (error) {
      notify({ type: "error", title: words.notDone, message: describeError(error) });
    }
  };
  return (
    <div className="grid gap-4">
      <UntilLoaded
        of={versions}
        title={words.versionsFailed}
        waiting={<Skeleton className="h-40 w-full" />}
      />
      <ul aria-label={words.versionsTitle} className="divide-y divide-line-1 text-sm empty:hidden">
        {found.map((version) => (
          <li
            key={version.number}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 gap-y-1 py-2"
          >
            <Facts version={version} isNewest={version.number === artifact.version} />
            <Button size="sm" aria-label={words.readVersion(version.number)} onClick={() => setOpen(version)}>
              {words.view.read}
            </Button>
            {artifact.abilities.save && version.number !== artifact.version && (
              <Button
                size="sm"
                aria-label={words.restore(version.number)}
                onClick={() => void restore(version.number)}
              >
                {words.restoreShort}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {versions.hasNextPage && (
        <Button
          size="sm"
          className="justify-self-center"
          busy={versions.isFetchingNextPage}
          onClick={() => void versions.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
      <Suspense fallback={null}>
        {open && <VersionDialog {...{ artifact }} version={open} onClose={() => setOpen(undefined)} />}
      </Suspense>
      {found.length > 1 && <ComparePart key={artifact.version} artifact={artifact} versions={found} />}
    </div>
  );
}

function Facts({ version, isNewest }: { version: ArtifactVersion; isNewest: boolean }) {
  const words = useTexts(artifactTexts);
  const { number, restoredFrom, note, createdAt } = version;
  return (
    <div className="min-w-0 flex-1 basis-48">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium tabular-nums">{words.version(number)}</span>
        {isNewest && <span className="text-xs text-ink-3">{words.newest}</span>}
        {restoredFrom !== null && (
          <span className="text-xs text-ink-3">{words.restoredFrom(restoredFrom)}</span>
        )}
      </p>
      <p className="text-xs text-ink-2 wrap-anywhere">
        {writerOf(version, words)}
        {" · "}
        <RelativeTime at={new Date(createdAt)} />
        {note && ` · ${note}`}
      </p>
    </div>
  );
}
