import { AdminFrame } from "#features/admin/web/index.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { EnginePanel } from "./engine-panel.tsx";
import { StockVoicesPanel } from "./stock-voices-panel.tsx";
import { useSpeechSetup } from "./use-speech.ts";

/** The speech engine and stock voices, for admins. */
export function VoicePage() {
  const setup = useSpeechSetup();
  return (
    <AdminFrame title="Voice" lead="The speech engine and the voices of the assistant.">
      <UntilLoaded
        of={setup}
        title="The voices could not be loaded"
        waiting={
          <div className="grid gap-5">
            <Skeleton className="h-28 w-full" />
            <Skeleton className="h-96 w-full" />
          </div>
        }
      />
      {setup.data?.engine === null && (
        <Panel title="Speech engine">
          <EmptyState>Speech is off (SPEECH=off). Set SPEECH=embedded for the built-in voices.</EmptyState>
        </Panel>
      )}
      {setup.data?.engine && (
        <div className="grid gap-5">
          <EnginePanel {...setup.data.engine} />
          <StockVoicesPanel engine={setup.data.engine.kind} mappings={setup.data.voices} />
        </div>
      )}
    </AdminFrame>
  );
}
