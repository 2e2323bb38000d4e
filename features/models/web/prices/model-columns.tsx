import { Button } from "#platform/web/ui/button.tsx";
import type { TableColumn } from "#platform/web/ui/table.tsx";
import { formatDollars, type PricedModel, type TokenPrices } from "../../contract/index.ts";

/** The table columns of a model for admins. The button opens its price. */
export function modelColumns(onOpen: (model: PricedModel) => void): TableColumn<PricedModel>[] {
  return [
    {
      key: "model",
      header: "Model",
      className: "w-full max-w-0",
      cell: ({ label, provider, isDefault, isEnabled }) => (
        <>
          <span className="block truncate text-ink-1">{label}</span>
          <span className="block truncate text-ink-2">
            {provider} · {isDefault ? "default" : isEnabled ? "on" : "off"}
          </span>
        </>
      ),
    },
    priceColumn("inputMicros", "Input"),
    priceColumn("cachedInputMicros", "Cached"),
    priceColumn("outputMicros", "Output"),
    {
      key: "change",
      header: "Price",
      cell: (model) => (
        <Button size="sm" aria-label={`Price of ${model.label}`} onClick={() => onOpen(model)}>
          {model.price ? "Change" : "No price set"}
        </Button>
      ),
    },
  ];
}

function priceColumn(key: keyof TokenPrices, header: string): TableColumn<PricedModel> {
  return {
    key,
    header,
    isNumeric: true,
    className: "max-sm:hidden",
    cell: ({ price }) => (price?.prices ? formatDollars(price.prices[key]) : "–"),
  };
}
