import { Suspense, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { RetentionPeriod } from "../../../contract/index.ts";
import { holdsTexts } from "../texts/holds-texts.ts";
import { wordsOfKind } from "./words-of-kind.ts";

const PeriodDialog = optionalPart(async () => (await import("./period-dialog.tsx")).PeriodDialog);

/** The kinds of data for which the workspace sets a period, each with what it is now. */
export function PeriodList({ periods, maySet }: PeriodListProps) {
  const { period: words, language } = useTexts(holdsTexts);
  const [open, setOpen] = useState<RetentionPeriod>();
  return (
    <>
      <ul className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1">
        {periods.map((period) => {
          const { kind, days, held, appliesFrom, daysBefore } = period;
          const { name, since, count } = wordsOfKind(words, kind);
          return (
            <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2.5">
              <div className="min-w-0 flex-1 basis-60">
                <h3 className="font-medium">{name}</h3>
                <p className="text-sm text-ink-2">{days === null ? words.off : words.on(days, since)}</p>
                {appliesFrom && (
                  <p className="text-sm text-ink-2">
                    {words.waits(momentOf(appliesFrom, language))} {words.untilThen(daysBefore, since)}
                  </p>
                )}
                {held > 0 && <p className="text-sm text-ink-2">{words.held(count(held))}</p>}
              </div>
              {maySet && (
                <Button size="sm" onClick={() => setOpen(period)} aria-label={`${words.change}: ${name}`}>
                  {words.change}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Suspense>{open && <PeriodDialog period={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  );
}

interface PeriodListProps {
  periods: readonly RetentionPeriod[];
  /** Auditors only read them. */
  maySet: boolean;
}

function momentOf(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    ...({ day: "numeric", month: "long", year: "numeric" } as const),
    ...({ hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const),
  }).format(new Date(moment));
}
