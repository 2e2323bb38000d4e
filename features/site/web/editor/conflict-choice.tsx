import { useId } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import { nameField } from "../../contract/content/name-field.ts";
import type { ContentValue } from "./content-value.ts";
import { listDiffering, type PlacedWords } from "./list-words.ts";

type Side = "mine" | "theirs";

/** A choice between two versions of a section, side by side where there is room. */
export function ConflictChoice({ section, mine, theirs, version, ...choice }: ConflictProps) {
  const [own, other] = listDiffering(mine, theirs);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-base font-semibold">{nameField(section)}</legend>
      <div className="grid min-w-0 grid-cols-1 gap-3 md:grid-cols-2">
        <SideOption {...choice} section={section} side="mine" label="What you typed" words={own} />
        <SideOption {...choice} section={section} side="theirs" label={`Version ${version}`} words={other} />
      </div>
    </fieldset>
  );
}

function SideOption({ section, side, label, words, lang, chosen, onChoose }: SideProps) {
  const id = useId();
  return (
    <div
      className={classNames(
        "min-w-0 rounded-lg border bg-paper-1",
        chosen === side ? "border-accent" : "border-line-2",
      )}
    >
      <label className="flex items-center gap-2.5 px-3 py-2.5 text-sm font-medium pointer-coarse:min-h-11">
        <input
          type="radio"
          name={`conflict-${section}`}
          checked={chosen === side}
          onChange={() => onChoose(side)}
          aria-describedby={id}
          className="size-4 accent-accent"
        />
        {label}
      </label>
      <section
        id={id}
        aria-label={`${nameField(section)}: ${label}`}
        ref={reachWhenScrollable}
        className={wordsBox}
      >
        {words.length === 0 && <p className="text-ink-3">Nothing that differs.</p>}
        <dl className="grid gap-2" lang={lang}>
          {words.map(({ place, words: text }) => (
            <div key={place}>
              {place && (
                <dt lang="en" className="text-xs text-ink-3">
                  {place}
                </dt>
              )}
              <dd className="whitespace-pre-wrap wrap-anywhere">
                {text || <i className="text-ink-3">empty</i>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

const wordsBox =
  "max-h-72 overflow-y-auto rounded-b-lg border-t border-line-1 px-3 py-2.5 text-sm text-ink-2";

interface ChoiceProps {
  lang: string;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

interface ConflictProps extends ChoiceProps {
  section: string;
  mine: ContentValue;
  theirs: ContentValue;
  version: number;
}

interface SideProps extends ChoiceProps {
  section: string;
  side: Side;
  label: string;
  words: PlacedWords[];
}
