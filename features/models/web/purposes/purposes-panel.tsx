import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { ConnectedModel } from "../../contract/index.ts";
import { PurposeLine } from "./purpose-line.tsx";
import { usePurposes } from "./use-purposes.ts";
import { VoiceLines } from "./voice-lines.tsx";

/** The default model of each purpose, and who speaks and transcribes. */
export function PurposesPanel({ models }: { models: readonly ConnectedModel[] }) {
  const purposes = usePurposes();
  return (
    <Panel
      title="Defaults by purpose"
      description="Each can be a model that does it, as its last test found."
    >
      <UntilLoaded
        of={purposes}
        title="The defaults could not be loaded"
        waiting={<Skeleton className="h-64 w-full" />}
      />
      {purposes.data && (
        <ul
          aria-label="Purposes"
          className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1"
        >
          {purposes.data.map(({ purpose, modelId }) => (
            <PurposeLine key={purpose} purpose={purpose} modelId={modelId} models={models} />
          ))}
          <VoiceLines />
        </ul>
      )}
    </Panel>
  );
}
