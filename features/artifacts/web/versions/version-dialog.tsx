import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { Artifact, ArtifactVersion } from "../../contract/index.ts";
import { useVersionContent } from "../api/use-artifacts.ts";
import { ArtifactContent } from "../kinds/artifact-content.tsx";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { writerOf } from "./writer-of.ts";

/** One version as its kind is read. */
export function VersionDialog({ artifact, version, onClose }: VersionDialogProps) {
  const words = useTexts(artifactTexts);
  const { id, kind, title, language } = artifact;
  const content = useVersionContent(id, version.number);
  return (
    <Dialog
      isOpen
      isReadFirst
      size="lg"
      title={`${title} · ${words.version(version.number)}`}
      description={
        <>
          {writerOf(version, words)} · <RelativeTime at={new Date(version.createdAt)} />
        </>
      }
      onClose={onClose}
    >
      <UntilLoaded of={content} title={words.versionFailed} waiting={<Skeleton className="h-64 w-full" />} />
      {content.data !== undefined && (
        <ArtifactContent {...{ kind, title, language }} content={content.data ?? ""} />
      )}
    </Dialog>
  );
}

interface VersionDialogProps {
  artifact: Artifact;
  version: ArtifactVersion;
  onClose: () => void;
}
