import { Check, ChevronRight, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AdminFinding } from "#platform/web/modules/admin-check.ts";
import { useDeclared } from "#platform/web/modules/web-modules.ts";
import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { type CheckResult, useFindings } from "./use-findings.ts";

/** What is left to do for this installation, and what is in order. */
export function FindingsPanels() {
  const { results, waiting } = useFindings(useDeclared("adminChecks"));
  const broken = results.filter(({ finding }) => finding.state === "bad");
  const todo = results.filter(({ finding }) => finding.state === "todo");
  const good = results.filter(({ finding }) => finding.state === "good");
  const left = broken.length + todo.length;
  return (
    <div className="mb-6 grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
      <Panel title="To do" {...(left > 0 ? { count: left } : {})}>
        {waiting > 0 && left === 0 && <Skeleton className="h-28 w-full" />}
        {waiting === 0 && left === 0 && <p className="text-sm text-ink-2">You're all set.</p>}
        <Rows results={[...broken, ...todo]} />
      </Panel>
      <Panel title="Health">
        {waiting > 0 && good.length === 0 && <Skeleton className="h-28 w-full" />}
        <Rows results={good} />
      </Panel>
    </div>
  );
}

function Rows({ results }: { results: readonly CheckResult[] }) {
  return (
    <ul className="-mx-2 empty:hidden">
      {results.map((result) => (
        <li key={result.check.key}>
          <Row result={result} />
        </li>
      ))}
    </ul>
  );
}

const row = "flex items-start gap-3 rounded-md px-2 py-2 text-sm";

/** A finding. It leads to the page where it is changed, where there is one. */
export function Row({ result: { check, finding } }: { result: CheckResult }) {
  const { title, to } = check;
  const { state, text } = finding;
  const said = (
    <>
      {marks[state]}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-medium text-ink-1">
          {title}
          <span className="sr-only"> ({words[state]})</span>
        </span>
        <span className="block text-ink-2">{text}</span>
      </span>
    </>
  );
  if (to === undefined) return <div className={row}>{said}</div>;
  return (
    <Link to={to} className={`group ${row} transition-colors -outline-offset-2 hover:bg-paper-3`}>
      {said}
      <ChevronRight aria-hidden="true" size={16} className="mt-0.5 text-ink-3 group-hover:text-ink-1" />
    </Link>
  );
}

const words: Record<AdminFinding["state"], string> = { good: "in order", todo: "to do", bad: "broken" };

const mark = "mt-px grid size-5 shrink-0 place-items-center rounded-full";
const marks: Record<AdminFinding["state"], ReactNode> = {
  good: (
    <span className={`${mark} bg-good-soft text-good`}>
      <Check aria-hidden="true" size={13} strokeWidth={2.5} />
    </span>
  ),
  todo: (
    <span className={`${mark} bg-brass-soft text-brass`}>
      <ChevronIcon sizePx={12} />
    </span>
  ),
  bad: (
    <span className={`${mark} bg-bad-soft text-bad`}>
      <X aria-hidden="true" size={13} strokeWidth={2.5} />
    </span>
  ),
};
