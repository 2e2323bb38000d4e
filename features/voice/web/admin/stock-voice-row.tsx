import { Button } from "#platform/web/ui/button.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import type { StockVoice, VoiceMapping } from "../../contract/stock-voice.ts";
import { findVoice, type Voice } from "../../contract/voices.ts";
import { PreviewButton } from "../preview/preview-button.tsx";
import type { Preview } from "../preview/use-preview.ts";

/** One voice with its stock voice, a sample, and a button to change it. */
export function StockVoiceRow({ mapping, known, preview, onStart, onStop, onChange }: StockVoiceRowProps) {
  const { voiceId, stockVoice, usual } = mapping;
  const voice = findVoice(voiceId);
  if (!voice) return null;
  const found = known?.find(({ name }) => name === stockVoice);
  const isMissing = known !== undefined && known.length > 0 && !found;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2.5 text-sm">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink-1">
          {voice.name}
          {stockVoice !== usual && <Pill>Changed</Pill>}
          {isMissing && <Pill tone="warn">Not in the engine’s list</Pill>}
        </p>
        <p className="text-ink-2 wrap-anywhere">
          {found?.label && <>{found.label} · </>}
          <span className="font-mono text-xs">{stockVoice}</span>
        </p>
      </div>
      <div className="flex gap-2">
        <PreviewButton voice={voice} preview={preview} onStart={onStart} onStop={onStop} />
        <Button size="sm" aria-label={`Change the stock voice of ${voice.name}`} onClick={onChange}>
          Change
        </Button>
      </div>
    </li>
  );
}

interface StockVoiceRowProps {
  mapping: VoiceMapping;
  /** Undefined until loaded, and when it cannot be loaded. */
  known: readonly StockVoice[] | undefined;
  preview: Preview;
  onStart: (voice: Voice) => void;
  onStop: () => void;
  onChange: () => void;
}
