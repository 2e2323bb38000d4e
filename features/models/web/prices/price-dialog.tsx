import { type FormEvent, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { formatDollars, type PricedModel, parseDollars, type TokenPrices } from "../../contract/index.ts";
import { useSetModelPrice } from "./use-priced-models.ts";

/** Changes a model's price from now on. Earlier usage keeps its price. */
export function PriceDialog({ model, onClose }: { model: PricedModel; onClose: () => void }) {
  const [typed, setTyped] = useState(() => typedOf(model.price?.prices ?? undefined));
  const [isChecked, setChecked] = useState(false);
  const set = useSetModelPrice();
  const prices = readPrices(typed);
  const isOwn = model.price?.target.type === "model";

  const store = (next: TokenPrices | null) =>
    set.mutate({ target: { type: "model", modelId: model.id }, prices: next }, { onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (prices) store(prices);
  };
  return (
    <Dialog
      isOpen
      onClose={() => !set.isPending && onClose()}
      title={`Price of ${model.label}`}
      description="US dollars for a million tokens, from now on. What was used before keeps its price."
    >
      <form noValidate className="grid gap-4" onSubmit={submit}>
        {set.error && <Banner tone="bad">{describeError(set.error)}</Banner>}
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
        <div className="flex flex-wrap justify-end gap-2">
          {isOwn && (
            <Button disabled={set.isPending} onClick={() => store(null)}>
              Remove the price
            </Button>
          )}
          <Button type="submit" variant="primary" busy={set.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Typed = Record<keyof TokenPrices, string>;

const fields: { key: keyof TokenPrices; label: string; hint?: string }[] = [
  { key: "inputMicros", label: "Input" },
  { key: "cachedInputMicros", label: "Cached input", hint: "What the provider had in its cache." },
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
