import { Braces } from "lucide-react";
import { useRef } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import type { BuiltInVariable } from "../../contract/index.ts";
import { errorOf } from "./field-problems.ts";
import type { FieldsProps } from "./fields-props.ts";
import { findVariables, isVariableName } from "./find-variables.ts";

const limit = 20_000;
const mostVariables = 20;

/** The instructions, with variables from a menu. Unknown variables are named, and can be defined or found. */
export function InstructionsField({ content, state, change }: FieldsProps) {
  const { instructions, variables } = content;
  const box = useRef<HTMLTextAreaElement>(null);
  const known = new Set<string>([...builtInNames, ...variables.map(({ name }) => name)]);
  const unknown = findVariables(instructions).filter(({ name }) => !known.has(name));

  const insert = (name: string) => {
    const { current } = box;
    const start = current?.selectionStart ?? instructions.length;
    const end = current?.selectionEnd ?? start;
    const text = `{{${name}}}`;
    change({ instructions: instructions.slice(0, start) + text + instructions.slice(end) });
    // The menu gives the focus back to its button first.
    setTimeout(() => {
      current?.focus();
      current?.setSelectionRange(start + text.length, start + text.length);
    });
  };
  const show = (start: number, end: number) => {
    box.current?.focus();
    box.current?.setSelectionRange(start, end);
  };

  return (
    <div className="grid gap-2">
      <TextArea
        ref={box}
        label="Instructions"
        rows={10}
        maxRows={24}
        maxLength={limit}
        value={instructions}
        hint={`${instructions.length.toLocaleString("en-US")} of ${limit.toLocaleString("en-US")} characters.`}
        {...errorOf(state, "instructions")}
        action={
          <Menu
            align="end"
            trigger={
              <Button size="sm" icon={<Braces aria-hidden="true" size={14} />}>
                Insert a variable
              </Button>
            }
            items={[
              { type: "heading", key: "built in", label: "Filled in by the product" },
              ...builtInNames.map((name) => ({
                ...{ key: name, label: builtInWords[name] },
                onSelect: () => insert(name),
              })),
              ...(variables.length > 0
                ? [{ type: "heading" as const, key: "own", label: "Of this agent" }]
                : []),
              ...variables.map(({ name }) => ({
                ...{ key: `own ${name}`, label: name },
                onSelect: () => insert(name),
              })),
            ]}
          />
        }
        onChange={({ target }) => change({ instructions: target.value })}
      />
      {unknown.length > 0 && (
        <ul aria-label="Unknown variables" className="grid gap-1.5 text-sm">
          {unknown.map(({ name, start, end }) => (
            <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-warn">
              <span className="min-w-0 wrap-anywhere">
                <mark className="rounded-sm bg-warn-soft px-1 font-mono text-xs text-warn">{`{{${name}}}`}</mark>{" "}
                is not defined. Publishing is refused until it is.
              </span>
              <span className="flex gap-2">
                {isVariableName(name) && variables.length < mostVariables && (
                  <Button
                    size="sm"
                    aria-label={`Define ${name}`}
                    onClick={() => change({ variables: [...variables, { name, default: "" }] })}
                  >
                    Define
                  </Button>
                )}
                <Button size="sm" aria-label={`Show ${name} in the text`} onClick={() => show(start, end)}>
                  Show
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the product fills in, for the menu of variables. */
const builtInWords: Readonly<Record<BuiltInVariable, string>> = {
  date: "date: today, in the person’s time zone",
  time: "time: now, in the person’s time zone",
  person: "person: the name of whoever asks",
  workspace: "workspace: its name",
};

const builtInNames: readonly BuiltInVariable[] = ["date", "time", "person", "workspace"];
