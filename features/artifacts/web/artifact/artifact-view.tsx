import { lazy, type ReactNode, Suspense } from "react";
import { ApiError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { useArtifact } from "../api/use-artifacts.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { ArtifactBody } from "./artifact-body.tsx";

const GoneArtifact = lazy(async () => ({ default: (await import("./gone-artifact.tsx")).GoneArtifact }));

/** One artifact in all its states, beside its conversation or on a page of its own. */
export function ArtifactView({ id, lead, isOnPage = false, whenGone, onDeleted }: ArtifactViewProps) {
  const words = useTexts(artifactTexts);
  const artifact = useArtifact(id);
  const isRefused = artifact.error instanceof ApiError && artifact.error.status === 404;
  const isGone = isRefused || artifact.data === null;
  if (isGone) {
    return (
      <>
        <header className="flex min-h-12 items-center gap-2 px-2 pl-3">{lead}</header>
        <Suspense fallback={<Skeleton className="m-4 h-32" />}>
          <GoneArtifact id={id} otherwise={whenGone} />
        </Suspense>
      </>
    );
  }
  if (artifact.data)
    return <ArtifactBody key={id} artifact={artifact.data} {...{ lead, isOnPage, onDeleted }} />;
  return (
    <>
      <header className="flex min-h-12 items-center gap-2 px-2 pl-3">{lead}</header>
      <div className="p-4">
        <UntilLoaded of={artifact} title={words.failed} waiting={<Skeleton className="h-64 w-full" />} />
      </div>
    </>
  );
}

interface ArtifactViewProps {
  id: string;
  /** Before the title: the way back. */
  lead?: ReactNode;
  /** On a page of its own, not beside its conversation. */
  isOnPage?: boolean;
  whenGone?: ReactNode;
  onDeleted: () => void;
}
