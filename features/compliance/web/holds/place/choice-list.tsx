import { useId, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { holdsTexts } from "../texts/holds-texts.ts";

/** Several of a list, found by name. */
export function ChoiceList({ title, choices, chosen, onChange }: ChoiceListProps) {
  const { dialog: words } = useTexts(holdsTexts);
  const [sought, setSought] = useState("");
  const titleId = useId();
  const shown = choices.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <h3 id={titleId} className="text-sm font-medium">
          {title}
        </h3>
        <span className="text-sm text-ink-3 tabular-nums">{words.chosen(chosen.length)}</span>
      </div>
      <TextField
        label={`${title}: ${words.find}`}
        labelHidden
        placeholder={words.find}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <ul className="grid max-h-40 gap-1 overflow-y-auto rounded-md border border-line-1 p-2">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Checkbox label={name || id} checked={chosen.includes(id)} onChange={() => toggle(id)} />
          </li>
        ))}
        {shown.length === 0 && <li className="text-sm text-ink-3">{words.none}</li>}
      </ul>
    </section>
  );
}

interface ChoiceListProps {
  title: string;
  choices: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}
