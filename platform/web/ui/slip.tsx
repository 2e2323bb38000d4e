import type { ReactNode } from "react";
import { Link } from "react-router";
import { localeOf } from "../language/locale.ts";
import { readPageLanguage } from "../language/page-language.ts";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { classNames } from "./class-names.ts";
import { formatClock, formatUtc } from "./time/format-time.ts";
import { Tooltip } from "./tooltip.tsx";
import { TornEdge } from "./torn-edge.tsx";

/** The receipt of one act: what, when, for whom, and the audit record that proves it. */
export function Slip({ act, at, lines = [], details = [], onBehalfOf, record, className }: SlipProps) {
  const { slip: words } = useTexts(sharedTexts);
  return (
    <article
      className={classNames("relative mb-1.5 font-mono text-xs leading-[1.125rem] tabular-nums", className)}
    >
      <div className="rounded-t-lg border border-b-0 border-line-2 bg-paper-1 px-4 pt-3.5 pb-2.5">
        <header className="flex justify-between gap-4">
          <h3 className="min-w-0 font-normal break-words text-ink-1">{act}</h3>
          <Tooltip label={formatUtc(at)}>
            <time dateTime={at.toISOString()} className="shrink-0 text-ink-1">
              {formatClock(at)}
            </time>
          </Tooltip>
        </header>
        <dl>
          {lines.map((line) => (
            <Line key={line.key ?? line.label} label={line.label} value={line.value} />
          ))}
        </dl>
        <dl className="mt-2 border-t border-dashed border-line-2 pt-2">
          {onBehalfOf && <Line label={words.onBehalfOf} value={onBehalfOf} />}
          <Line label={words.record} value={<RecordId {...record} />} />
        </dl>
        {details.length > 0 && (
          <details className="mt-2 border-t border-dashed border-line-2 pt-2">
            <summary className="w-fit cursor-pointer rounded-sm text-ink-3 hover:text-ink-1 pointer-coarse:py-2">
              {words.details}
            </summary>
            <dl className="mt-1">
              {details.map((line) => (
                <Line key={line.key ?? line.label} label={line.label} value={line.value} />
              ))}
            </dl>
          </details>
        )}
      </div>
      <TornEdge />
    </article>
  );
}

function Line({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-ink-3">{label}</dt>
      <dd className="min-w-0 text-right break-words text-ink-1">{value}</dd>
    </div>
  );
}

function RecordId({ number, id, href }: SlipProps["record"]) {
  const words = [
    number === undefined ? undefined : `#${number.toLocaleString(localeOf[readPageLanguage()])}`,
    id.slice(0, 8),
  ]
    .filter(Boolean)
    .join(" · ");
  if (!href) return words;
  return (
    <Link
      to={href}
      className="hit-area underline decoration-line-3 decoration-dotted underline-offset-4 hover:text-accent hover:decoration-accent"
    >
      {words}
    </Link>
  );
}

export interface SlipLine {
  label: string;
  value: ReactNode;
  /** Distinguishes lines with the same label. */
  key?: string;
}

interface SlipProps {
  /** What was done. */
  act: string;
  at: Date;
  lines?: readonly SlipLine[];
  /** Codes and digests, for those who check. Closed at first. */
  details?: readonly SlipLine[];
  onBehalfOf?: string;
  record: { id: string; number?: number; href?: string };
  className?: string;
}
