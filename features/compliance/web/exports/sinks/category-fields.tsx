import { useTexts } from "#platform/web/language/texts.ts";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { EventCategory } from "../../../contract/index.ts";
import { exportTexts } from "../texts/export-texts.ts";

/** Which events a receiver gets. */
export function CategoryFields({ chosen, onChange }: CategoryFieldsProps) {
  const { sink: words, categories } = useTexts(exportTexts);
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1 text-sm font-medium">
        {words.categories} <span className="font-normal text-ink-2">({words.categoriesHint})</span>
      </legend>
      {EventCategory.options.map((one) => (
        <Checkbox
          key={one}
          label={categories[one]}
          checked={chosen.includes(one)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
          }
        />
      ))}
    </fieldset>
  );
}

interface CategoryFieldsProps {
  chosen: readonly EventCategory[];
  onChange: (chosen: EventCategory[]) => void;
}
