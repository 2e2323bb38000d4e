import { useId, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import {
  maxStockVoiceCharacters,
  type SpeechEngineKind,
  type StockVoice,
  type VoiceMapping,
} from "../../contract/stock-voice.ts";
import { findVoice } from "../../contract/voices.ts";
import { useSetStockVoice } from "./use-speech.ts";

/** Assigns a stock voice to a voice: from the engine's list or by name. */
export function StockVoiceDialog({ engine, mapping, known, onClose }: StockVoiceDialogProps) {
  const { voiceId, stockVoice, usual } = mapping;
  // Initially empty: with a name in the field, browsers filter the list to that name.
  const [typed, setTyped] = useState("");
  const listId = useId();
  const { mutateAsync: set } = useSetStockVoice(engine);
  const name = typed.trim();

  const store = (next: string | null) => set({ voiceId, stockVoice: next });
  const useUsual = { label: "Reset to default", onAct: () => store(null) };
  return (
    <FormDialog
      size="md"
      title={`Stock voice of ${findVoice(voiceId)?.name ?? voiceId}`}
      description="Applies to everything spoken from now on, for everyone who uses this voice."
      submitLabel="Save"
      otherAct={stockVoice === usual ? undefined : useUsual}
      onClose={onClose}
      onSubmit={() => (name ? store(name) : undefined)}
    >
      {({ isChecked }) => (
        <>
          <TextField
            label="Stock voice"
            hint={`Now ${describeVoice(stockVoice, known.data)}. ${describeList(known)}`}
            placeholder={stockVoice}
            list={listId}
            maxLength={maxStockVoiceCharacters}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            error={isChecked && !name ? "Enter the name of a stock voice." : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <datalist id={listId}>
            {known.data?.map((voice) => (
              <option key={voice.name} value={voice.name} label={voice.label ?? undefined} />
            ))}
          </datalist>
        </>
      )}
    </FormDialog>
  );
}

interface StockVoiceDialogProps {
  engine: SpeechEngineKind;
  mapping: VoiceMapping;
  known: { data: readonly StockVoice[] | undefined; error: Error | null };
  onClose: () => void;
}

function describeList({ data, error }: StockVoiceDialogProps["known"]): string {
  if (error) return `The stock voices could not be loaded. ${describeError(error)}`;
  if (!data) return "Loading the stock voices.";
  if (data.length === 0) return "The engine does not list its voices. Enter a name from its documentation.";
  return `${data.length} voices are available: choose one, or type a name.`;
}

function describeVoice(stockVoice: string, known: readonly StockVoice[] | undefined): string {
  const label = known?.find(({ name }) => name === stockVoice)?.label;
  return label ? `${label}, ${stockVoice}` : stockVoice;
}
