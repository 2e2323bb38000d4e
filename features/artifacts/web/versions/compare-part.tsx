import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { LineDiff } from "#platform/web/line-diff/line-diff.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { Artifact, ArtifactVersion } from "../../contract/index.ts";
import { useVersionContent } from "../api/use-artifacts.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";

/** What differs between any two versions, at first between the newest and the one before. */
export function ComparePart({ artifact, versions }: ComparePartProps) {
  const words = useTexts(artifactTexts);
  const [from, setFrom] = useState(artifact.version - 1);
  const [to, setTo] = useState(artifact.version);
  const before = useVersionContent(artifact.id, from);
  const after = useVersionContent(artifact.id, to);
  const options = versions.map(({ number }) => ({ value: String(number), label: words.version(number) }));
  return (
    <section aria-label={words.compare} className="grid min-w-0 gap-3">
      <h3 className="text-sm font-medium">{words.compare}</h3>
      <div className="grid max-w-md grid-cols-2 gap-3">
        <Select
          label={words.from}
          options={options}
          value={String(from)}
          onChange={(next) => setFrom(Number(next))}
        />
        <Select
          label={words.to}
          options={options}
          value={String(to)}
          onChange={(next) => setTo(Number(next))}
        />
      </div>
      <UntilLoaded
        of={before.data === undefined ? before : after}
        title={words.comparisonFailed}
        waiting={<Skeleton className="h-24 w-full" />}
      />
      {before.data !== undefined && after.data !== undefined && (
        <LineDiff before={before.data ?? ""} after={after.data ?? ""} className="max-h-[60dvh]" />
      )}
    </section>
  );
}

interface ComparePartProps {
  artifact: Artifact;
  /** Those that are loaded, newest first. */
  versions: readonly ArtifactVersion[];
}
