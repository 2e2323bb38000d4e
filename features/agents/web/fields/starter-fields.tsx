import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { problemOf } from "./field-problems.ts";
import type { FieldsProps } from "./fields-props.ts";
import { numbered } from "./numbered.ts";

const most = 6;

/** The questions that a new conversation offers, in order. */
export function StarterFields({ content: { starters }, state, change }: FieldsProps) {
  const list = useRef<HTMLDivElement>(null);
  const set = (next: string[]) => change({ starters: next });
  const move = (from: number, to: number) => {
    const next = starters.filter((_starter, at) => at !== from);
    next.splice(to, 0, starters[from] ?? "");
    set(next);
  };
  const add = () => {
    set([...starters, ""]);
    setTimeout(() => list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus());
  };
  return (
    <div ref={list} className="grid gap-3">
      <ol className="grid gap-2 empty:hidden">
        {numbered(starters).map(({ at: index, item: starter }) => {
          const refused = problemOf(state, `starters.${index}`);
          return (
            <li key={index} className="flex items-start gap-1">
              <TextField
                label={`Starter ${index + 1}`}
                labelHidden
                className="flex-1"
                autoComplete="off"
                maxLength={300}
                placeholder="What changed in our market this week?"
                value={starter}
                {...(refused && { error: refused })}
                onChange={({ target }) =>
                  set(starters.map((known, at) => (at === index ? target.value : known)))
                }
              />
              <IconButton
                label={`Move starter ${index + 1} up`}
                icon={<ArrowUp aria-hidden="true" size={16} />}
                disabled={index === 0}
                className="max-sm:hidden"
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                label={`Move starter ${index + 1} down`}
                icon={<ArrowDown aria-hidden="true" size={16} />}
                disabled={index === starters.length - 1}
                className="max-sm:hidden"
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                label={`Remove starter ${index + 1}`}
                icon={<Trash2 aria-hidden="true" size={16} />}
                onClick={() => set(starters.filter((_starter, at) => at !== index))}
              />
            </li>
          );
        })}
      </ol>
      {starters.length < most && (
        <div>
          <Button size="sm" icon={<Plus aria-hidden="true" size={14} />} onClick={add}>
            Add a starter
          </Button>
        </div>
      )}
    </div>
  );
}
