import { useState } from "react";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { problemOf } from "./field-problems.ts";
import type { FieldsProps } from "./fields-props.ts";

/** How much one run may take. An empty field leaves it to the product. */
export function LimitFields({ content: { limits }, state, change }: FieldsProps) {
  const set = (changed: Partial<typeof limits>) => change({ limits: { ...limits, ...changed } });
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Limit
        label="Steps"
        hint="1 to 200"
        value={limits.steps}
        range={[1, 200]}
        per={1}
        refused={problemOf(state, "limits.steps")}
        onChange={(steps) => set({ steps })}
      />
      <Limit
        label="Minutes at work"
        hint="Without waits"
        value={limits.activeMs}
        range={[10_000, 86_400_000]}
        per={60_000}
        refused={problemOf(state, "limits.activeMs")}
        onChange={(activeMs) => set({ activeMs })}
      />
      <Limit
        label="Cost in US dollars"
        hint="0.001 to 1,000"
        value={limits.costMicros}
        range={[1_000, 1_000_000_000]}
        per={1_000_000}
        refused={problemOf(state, "limits.costMicros")}
        onChange={(costMicros) => set({ costMicros })}
      />
    </div>
  );
}

/** What is typed is kept as typed. Only a number in the range reaches the draft. */
function Limit({ label, hint, value, range: [least, most], per, refused, onChange }: LimitProps) {
  const [typed, setTyped] = useState(value === null ? "" : String(value / per));
  const read = (text: string) =>
    text.trim() === "" ? null : Math.round(Number(text.replace(",", ".")) * per);
  const parsed = read(typed);
  const isInRange = (given: number | null) => given === null || (given >= least && given <= most);
  // Another value than the typed one: the draft was replaced.
  const shown = isInRange(parsed) && parsed !== value ? (value === null ? "" : String(value / per)) : typed;
  const problem = isInRange(read(shown))
    ? refused
    : `Enter a number from ${(least / per).toLocaleString("en-US", { maximumFractionDigits: 3 })} to ${(most / per).toLocaleString("en-US")}.`;
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      placeholder="No limit of its own"
      value={shown}
      {...(problem && { error: problem })}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = read(target.value);
        if (isInRange(next)) onChange(next);
      }}
    />
  );
}

interface LimitProps {
  label: string;
  hint: string;
  /** In the unit of the contract. */
  value: number | null;
  range: readonly [number, number];
  /** How many of that unit are one of the shown one. */
  per: number;
  refused: string | undefined;
  onChange: (value: number | null) => void;
}
