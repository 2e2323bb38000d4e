import { ChevronsUpDown } from "lucide-react";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { Menu } from "#platform/web/ui/menu.tsx";
import { chooseModel, type ModelPlace, useChosenModel } from "./chosen-model.ts";
import { nameOfModel } from "./name-of-model.ts";

/** Chooses the model of the next answer at a place. Shows only the name when there is one model. */
export function ModelChoice({ place }: { place?: ModelPlace }) {
  const { models, chosen, chosenId } = useChosenModel(place);
  const usual = models.find(({ isDefault }) => isDefault);
  if (!chosen) return null;
  if (models.length === 1) return <span className="truncate px-1 text-xs text-ink-3">{chosen.label}</span>;
  return (
    <Menu
      side="top"
      trigger={
        <button
          type="button"
          aria-label={`Model: ${chosen.label}`}
          className={buttonStyle("ghost", "sm", "min-w-0! shrink! gap-1! px-1.5! font-normal!")}
        >
          <span className="truncate">{chosen.label}</span>
          <ChevronsUpDown aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
        </button>
      }
      items={[
        {
          key: "automatic",
          type: "check",
          label: usual ? `Automatic (${usual.label} first)` : "Automatic",
          isChecked: chosenId === undefined,
          onChange: () => chooseModel(null, place),
        },
        ...models.map((model) => ({
          key: model.id,
          type: "check" as const,
          label: nameOfModel(model),
          isChecked: model.id === chosenId,
          onChange: () => chooseModel(model.id, place),
        })),
      ]}
    />
  );
}
