import { useState } from "react";
import { Panel } from "#platform/web/ui/panel.tsx";
import type { SpeechEngineKind, VoiceMapping } from "../../contract/stock-voice.ts";
import { usePreview } from "../preview/use-preview.ts";
import { StockVoiceDialog } from "./stock-voice-dialog.tsx";
import { StockVoiceRow } from "./stock-voice-row.tsx";
import { useStockVoices } from "./use-speech.ts";

/** The ten voices with their stock voices. */
export function StockVoicesPanel({
  engine,
  mappings,
}: {
  engine: SpeechEngineKind;
  mappings: VoiceMapping[];
}) {
  const [open, setOpen] = useState<VoiceMapping>();
  const { preview, start, stop } = usePreview();
  const known = useStockVoices();
  const change = (mapping: VoiceMapping) => {
    stop();
    setOpen(mapping);
  };
  return (
    <Panel
      title="Stock voices"
      description="Each voice is a stock voice of the engine; no one’s voice is imitated. Changes apply to everyone, for everything spoken from now on. Previews count toward your own usage."
    >
      <ul className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1">
        {mappings.map((mapping) => (
          <StockVoiceRow
            key={mapping.voiceId}
            mapping={mapping}
            known={known.data}
            preview={preview}
            onStart={start}
            onStop={stop}
            onChange={() => change(mapping)}
          />
        ))}
      </ul>
      {open && (
        <StockVoiceDialog engine={engine} mapping={open} known={known} onClose={() => setOpen(undefined)} />
      )}
    </Panel>
  );
}
