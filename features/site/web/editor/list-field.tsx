import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { type ContentValue, isRecord, moveItem } from "./content-value.ts";
import { blankOf, type Shape } from "./describe-schema.ts";
import type { FieldProps } from "./field-props.ts";
import { placeId } from "./place-id.ts";

/** A list editor with buttons to add, remove and move items. The focus follows the item. */
export function ListField({ kind, shape, label, value, path, problems, onChange, renderItem }: ListProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const items: ContentValue[] = Array.isArray(value) ? value : [];
  const error = problems.get(path.join("."));

  const change = (next: ContentValue[], focused: string) => {
    onChange(path, next);
    // After the new order has been rendered.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(focused)?.focus());
  };
  const move = (from: number, to: number) =>
    change(moveItem(items, from, to), `[data-item="${placeId([...path, to])}"] button[data-grip]`);

  return (
    <fieldset ref={box} id={placeId(path)} tabIndex={-1} className="min-w-0 outline-none">
      <legend className="mb-2 text-sm font-semibold text-ink-1">
        {label} <span className="font-normal text-ink-3">({items.length})</span>
      </legend>
      {error && <p className="mb-2 text-sm text-bad">{error}</p>}
      <ol className="grid min-w-0 grid-cols-1 gap-3">
        {items.map((item, index) => {
          const own = [...path, index];
          const name = `${label} ${index + 1}`;
          return (
            <li
              key={placeId(own)}
              data-item={placeId(own)}
              className="min-w-0 rounded-lg border border-line-1 bg-paper-1 p-3"
            >
              <div className="mb-2 flex items-center gap-1">
                <p className="min-w-0 flex-1 truncate text-sm text-ink-2">
                  {index + 1}. {titleOf(item)}
                </p>
                <IconButton
                  data-grip=""
                  label={`Move ${name} up`}
                  icon={<ArrowUp aria-hidden="true" size={16} />}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && move(index, index - 1)}
                />
                <IconButton
                  label={`Move ${name} down`}
                  icon={<ArrowDown aria-hidden="true" size={16} />}
                  aria-disabled={index === items.length - 1}
                  onClick={() => index < items.length - 1 && move(index, index + 1)}
                />
                <IconButton
                  label={`Remove ${name}`}
                  icon={<X aria-hidden="true" size={16} />}
                  onClick={() =>
                    change(
                      items.filter((_item, other) => other !== index),
                      "button[data-add]",
                    )
                  }
                />
              </div>
              {renderItem({ kind, label: name, value: item, path: own, problems, onChange })}
            </li>
          );
        })}
      </ol>
      <Button
        data-add=""
        size="sm"
        className="mt-3"
        disabled={items.length >= shape.most}
        onClick={() =>
          change(
            [...items, blankOf(shape.item)],
            `[data-item="${placeId([...path, items.length])}"] :is(input, textarea)`,
          )
        }
      >
        <Plus aria-hidden="true" size={14} />
        Add to {label.toLowerCase()}
      </Button>
    </fieldset>
  );
}

/** The identifying text of an item: its first string. */
function titleOf(item: ContentValue): string {
  if (typeof item === "string") return item;
  if (!isRecord(item)) return "";
  return Object.values(item).find((value): value is string => typeof value === "string") ?? "";
}

interface ListProps extends Omit<FieldProps, "shape"> {
  shape: Extract<Shape, { type: "list" }>;
  /** The fields of one item. */
  renderItem: (item: Omit<FieldProps, "shape">) => ReactNode;
}
