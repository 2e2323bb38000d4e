import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { FixedPeriods } from "./fixed-periods.tsx";
import { PeriodList } from "./period/period-list.tsx";
import { usePeriods } from "./period/use-periods.ts";
import { holdsTexts } from "./texts/holds-texts.ts";

/** How long each kind of data is kept: by the workspace's periods, and by those of the product. */
export function RetentionPanel() {
  const { retention: words, period } = useTexts(holdsTexts);
  const periods = usePeriods();
  return (
    <Panel title={words.title} description={`${words.description} ${period.description}`}>
      <div className="grid grid-cols-1 gap-3">
        <UntilLoaded of={periods} title={period.failed} waiting={<Skeleton className="h-40 w-full" />} />
        {periods.data && <PeriodList periods={periods.data.items} maySet={periods.data.maySet} />}
        <p className="text-sm text-ink-2">{period.quoted}</p>
        <h3 className="mt-2 font-medium">{words.fixedTitle}</h3>
        <FixedPeriods />
      </div>
    </Panel>
  );
}
