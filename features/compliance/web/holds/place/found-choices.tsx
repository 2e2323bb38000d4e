import { useId } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { holdsTexts } from "../texts/holds-texts.ts";

/** A search field over what it finds, of which several are chosen. */
export function FoundChoices(props: FoundChoicesProps) {
  const { title, shown, chosen, sought, placeholder, hint, none, onSeek, onChange } = props;
  const { dialog: words } = useTexts(holdsTexts);
  const titleId = useId();
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
        label={`${title}: ${placeholder}`}
        labelHidden
        placeholder={placeholder}
        hint={hint}
        value={sought}
        onChange={(event) => onSeek(event.target.value)}
      />
      <ul className="grid max-h-40 gap-1 overflow-y-auto rounded-md border border-line-1 p-2">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Checkbox label={name || id} checked={chosen.includes(id)} onChange={() => toggle(id)} />
          </li>
        ))}
        {shown.length === 0 && <li className="text-sm text-ink-3">{none}</li>}
      </ul>
    </section>
  );
}

interface FoundChoicesProps {
  title: string;
  shown: readonly { id: string; name: string }[];
  chosen: readonly string[];
  sought: string;
  placeholder: string;
  hint?: string;
  /** Said when nothing is found. */
  none: string;
  onSeek: (sought: string) => void;
  onChange: (chosen: readonly string[]) => void;
}
