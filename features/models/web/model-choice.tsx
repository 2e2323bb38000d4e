import { ChevronsUpDown } from "lucide-react";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { Menu } from "#platform/web/ui/menu.tsx";
import { chooseModel, type ModelPlace, useChosenModel } from "./chosen-model.ts";
import { nameOfModel } from "./name-of-model.ts";

/** Chooses the model of the next answer at a place. Shows only the name when there is one model. */
export function ModelChoice({ place }: { place?: ModelPlace }) {
  const { models, chosen } = useChosenModel(place);
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
      items={models.map((model) => ({
        key: model.id,
        type: "check",
        label: nameOfModel(model),
        isChecked: model.id === chosen.id,
        onChange: () => chooseModel(model.id, place),
      }))}
    />
  );
}
