import { Circle, CircleCheck, CircleDot, CircleSlash } from "lucide-react";
import { Checklist, checklistStates, describeChecklist } from "../../contract/checklist.ts";

const icons = { open: Circle, doing: CircleDot, done: CircleCheck, dropped: CircleSlash };
const looks = {
  open: "text-ink-2",
  doing: "font-medium text-ink-1",
  done: "text-ink-2",
  dropped: "text-ink-3 line-through",
};
const tones = { open: "text-ink-3", doing: "text-accent", done: "text-good", dropped: "text-ink-3" };

/** The checklist of an agent in an answer. `data` is what its call stored. */
export function ChecklistResult({ data }: { data: unknown }) {
  const read = Checklist.safeParse(data);
  if (!read.success) return null;
  // Items have no id of their own, and two may have the same text.
  const rows = read.data.items.map((item, place) => ({ ...item, key: `${place} ${item.text}` }));
  return (
    <section aria-label="Checklist" className="rounded-lg border border-line-1 bg-paper-1 px-3.5 py-3">
      <p className="flex items-baseline justify-between gap-3 text-sm font-medium">
        Checklist
        <span className="text-xs font-normal text-ink-3 tabular-nums">{describeChecklist(read.data)}</span>
      </p>
      <ul className="mt-2 grid gap-1.5">
        {rows.map(({ text, state, key }) => {
          const Icon = icons[state];
          return (
            <li key={key} className={`flex gap-2 text-sm ${looks[state]}`}>
              <Icon aria-hidden="true" size={16} className={`mt-0.5 shrink-0 ${tones[state]}`} />
              <span className="min-w-0 wrap-anywhere">
                {text}
                <span className="sr-only">, {checklistStates[state].word.toLowerCase()}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
