import { LineDiff } from "#platform/web/line-diff/line-diff.tsx";
import type { AgentComparison } from "../../contract/index.ts";
import { nameOfField, valueInWords } from "./describe-field.ts";

/** What differs between two versions: instructions line by line, all other fields side by side. */
export function ChangeList({ changes, before, after }: ChangeListProps) {
  if (changes.length === 0) return <p className="text-sm text-ink-2">Nothing differs.</p>;
  return (
    <div className="grid gap-4">
      {changes.map((change) => (
        <section key={change.field} aria-label={nameOfField(change.field)} className="min-w-0">
          <h3 className="mb-1.5 text-sm font-medium">{nameOfField(change.field)}</h3>
          {change.field === "instructions" ? (
            <LineDiff before={textOf(change.before)} after={textOf(change.after)} />
          ) : (
            <div className="grid gap-2 sm:grid-cols-2">
              <Side title={before} text={valueInWords(change.field, change.before)} />
              <Side title={after} text={valueInWords(change.field, change.after)} />
            </div>
          )}
        </section>
      ))}
    </div>
  );
}

interface ChangeListProps {
  changes: AgentComparison["changes"];
  /** What the two are called. */
  before: string;
  after: string;
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0 rounded-md border border-line-1 bg-paper-2 px-3 py-2">
      <h4 className="text-xs font-medium text-ink-2">{title}</h4>
      <p className="text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
    </div>
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
