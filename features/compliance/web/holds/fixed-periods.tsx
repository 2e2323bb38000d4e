import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { KeptTable } from "./kept-table.tsx";
import { holdsTexts } from "./texts/holds-texts.ts";
import { useRetention } from "./use-holds.ts";

/** Periods of the product, and folded away those of what no hold keeps longer. */
export function FixedPeriods() {
  const { retention: words } = useTexts(holdsTexts);
  const retention = useRetention();
  const fixed = Object.values(words.fixed).map(([name = "", period = ""]) => ({ name, period }));
  const kept = (isHoldable: boolean) =>
    (retention.data ?? [])
      .filter((data) => data.isHoldable === isHoldable)
      .map(({ table, hours }) => ({
        name: words.kinds[table] ?? table,
        period: hours % 24 === 0 ? words.days(hours / 24) : words.hours(hours),
      }));
  const technical = kept(false);
  return (
    <>
      <UntilLoaded of={retention} title={words.failed} waiting={<Skeleton className="h-80 w-full" />} />
      {retention.data && (
        <>
          <KeptTable caption={words.caption} rows={[...fixed, ...kept(true)]} />
          <details>
            <summary className="cursor-pointer py-1 text-sm text-ink-2">
              {words.technical(technical.length)}
            </summary>
            <KeptTable className="mt-2" caption={words.technicalCaption} rows={technical} />
          </details>
        </>
      )}
    </>
  );
}
