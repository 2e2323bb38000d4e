import { useTexts } from "#platform/web/language/texts.ts";
import { formatUtc } from "#platform/web/ui/time/format-time.ts";
import type { PublicErasure } from "../../../contract/index.ts";
import { formatCount } from "../../proof/format-count.ts";
import { KeptList } from "../kept-list.tsx";
import { erasureTexts } from "../texts/erasure-texts.ts";

/** What happened and when, and what is kept. */
export function ErasureFacts({ erasure }: { erasure: PublicErasure }) {
  const { page, kinds, count, kept: keptWords } = useTexts(erasureTexts);
  const { id, kind, askedAt, finishedAt, checkedAt, rows, files, keys, kept } = erasure;
  const facts: [string, string | undefined][] = [
    [page.facts.number, id],
    [page.facts.kind, kinds[kind]],
    [page.facts.asked, formatUtc(new Date(askedAt))],
    [page.facts.finished, finishedAt ? formatUtc(new Date(finishedAt)) : undefined],
    [page.facts.checked, checkedAt ? formatUtc(new Date(checkedAt)) : undefined],
    [page.facts.counts, count(formatCount(rows), formatCount(files), formatCount(keys))],
  ];
  return (
    <>
      <dl className="mt-6 grid grid-cols-1 gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-ink-3">{name}</dt>
                <dd className="wrap-anywhere tabular-nums max-sm:mb-2">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <section className="mt-8">
        <h2 className="text-lg font-semibold">{keptWords.short}</h2>
        <KeptList kept={kept} />
      </section>
    </>
  );
}
