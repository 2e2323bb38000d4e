import { useState } from "react";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { type ConnectedModel, formatDollars, parseDollars, type TokenPrices } from "../../contract/index.ts";
import { useSetModelPrice } from "../connected/use-connected-models.ts";

/** Changes a model's price from now on. Earlier usage keeps its price. */
export function PriceDialog({ model, onClose }: { model: ConnectedModel; onClose: () => void }) {
  const [typed, setTyped] = useState(() => typedOf(model.price?.prices ?? undefined));
  const { mutateAsync: set } = useSetModelPrice();
  const prices = readPrices(typed);
  const isOwn = model.price?.target.type === "model";

  const store = (next: TokenPrices | null) =>
    set({ target: { type: "model", modelId: model.id }, prices: next });
  return (
    <FormDialog
      size="md"
      title={`Price of ${model.label}`}
      description="US dollars per million tokens, from now on. Earlier usage keeps its price."
      submitLabel="Save"
      otherAct={isOwn ? { label: "Remove the price", onAct: () => store(null) } : undefined}
      onClose={onClose}
      onSubmit={() => prices && store(prices)}
    >
      {({ isChecked }) => (
        <>
          {model.price?.target.type === "pattern" && (
            <p className="text-sm text-ink-2">
              By the pattern <span className="font-mono">{model.price.target.pattern}</span> until you set one
              here.
            </p>
          )}
          {fields.map(({ key, label, hint }) => (
            <TextField
              key={key}
              label={label}
              hint={hint}
              inputMode="decimal"
              autoComplete="off"
              value={typed[key]}
              error={
                isChecked && parseDollars(typed[key]) === undefined ? "Enter dollars, e.g. 2.50." : undefined
              }
              onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}

type Typed = Record<keyof TokenPrices, string>;

const fields: { key: keyof TokenPrices; label: string; hint?: string }[] = [
  { key: "inputMicros", label: "Input" },
  { key: "cachedInputMicros", label: "Cached input", hint: "Tokens that the provider reads from its cache." },
  { key: "outputMicros", label: "Output", hint: "Reasoning counts as output." },
];

function typedOf(prices: TokenPrices | undefined): Typed {
  const shown = (micros: number | undefined) => (micros === undefined ? "" : formatDollars(micros).slice(1));
  return {
    inputMicros: shown(prices?.inputMicros),
    cachedInputMicros: shown(prices?.cachedInputMicros),
    outputMicros: shown(prices?.outputMicros),
  };
}

function readPrices(typed: Typed): TokenPrices | undefined {
  const inputMicros = parseDollars(typed.inputMicros);
  const cachedInputMicros = parseDollars(typed.cachedInputMicros);
  const outputMicros = parseDollars(typed.outputMicros);
  if (inputMicros === undefined || cachedInputMicros === undefined || outputMicros === undefined)
    return undefined;
  return { inputMicros, cachedInputMicros, outputMicros };
}
