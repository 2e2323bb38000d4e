import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { problemOf } from "./field-problems.ts";
import type { FieldsProps } from "./fields-props.ts";
import { isVariableName } from "./find-variables.ts";
import { numbered } from "./numbered.ts";

const most = 20;

/** The variables of the agent and the values that stand in their place. */
export function VariableFields({ content: { variables }, state, change }: FieldsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const refused = problemOf(state, "variables");
  const set = (index: number, changed: { name?: string; default?: string; isRequired?: boolean }) =>
    change({
      variables: variables.map((variable, at) => (at === index ? { ...variable, ...changed } : variable)),
    });
  const add = () => {
    change({ variables: [...variables, { name: freeName(variables), default: "" }] });
    setTimeout(() => list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus());
  };
  return (
    <fieldset ref={list} className="grid min-w-0 gap-3">
      <legend className="text-sm font-medium">Variables</legend>
      <p className="text-xs text-ink-3">
        A value that stands in several places of the instructions. Each person can give another one where they
        ask the agent. Without a value here, you can require one.
      </p>
      <ul className="grid gap-3 empty:hidden">
        {numbered(variables).map(({ at: index, item: { name, default: value, isRequired = false } }) => {
          const error = nameProblem(name, variables, index);
          return (
            <li key={index} className="flex items-start gap-2">
              <TextField
                label={`Name of variable ${index + 1}`}
                labelHidden
                className="w-36 shrink-0 sm:w-44"
                inputClassName="font-mono"
                autoComplete="off"
                spellCheck={false}
                maxLength={40}
                value={name}
                {...(error && { error })}
                onChange={({ target }) => set(index, { name: target.value })}
              />
              <TextField
                label={`Value of ${name || `variable ${index + 1}`}`}
                labelHidden
                className="flex-1"
                placeholder="Value"
                autoComplete="off"
                maxLength={1_000}
                value={value}
                onChange={({ target }) => set(index, { default: target.value })}
              />
              {value === "" && (
                <Checkbox
                  label={
                    <>
                      Required
                      <span className="sr-only">{` value of ${name || `variable ${index + 1}`}`}</span>
                    </>
                  }
                  className="pt-2"
                  checked={isRequired}
                  onChange={({ target }) => set(index, { isRequired: target.checked })}
                />
              )}
              <IconButton
                label={`Remove ${name || `variable ${index + 1}`}`}
                icon={<Trash2 aria-hidden="true" size={16} />}
                onClick={() => change({ variables: variables.filter((_variable, at) => at !== index) })}
              />
            </li>
          );
        })}
      </ul>
      {refused && <p className="text-xs text-bad">{refused}</p>}
      {variables.length < most && (
        <div>
          <Button size="sm" icon={<Plus aria-hidden="true" size={14} />} onClick={add}>
            Add a variable
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function nameProblem(
  name: string,
  variables: readonly { name: string }[],
  index: number,
): string | undefined {
  if (!isVariableName(name)) return "Use small letters, digits and underscores.";
  if (variables.findIndex((other) => other.name === name) < index) return "This name is taken.";
  return undefined;
}

function freeName(variables: readonly { name: string }[]): string {
  const taken = new Set(variables.map(({ name }) => name));
  let number = variables.length + 1;
  while (taken.has(`variable_${number}`)) number += 1;
  return `variable_${number}`;
}
