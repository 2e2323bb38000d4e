import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Switch } from "#platform/web/ui/switch.tsx";
import { memoryTexts } from "./texts/memory-texts.ts";
import { useMemoryActs, useMemoryStanding } from "./use-memories.ts";
import { useToldAct } from "./use-told-act.ts";

/** Whether memory is used at all. */
export function SwitchPanel() {
  const texts = useTexts(memoryTexts);
  const standing = useMemoryStanding();
  const acts = useMemoryActs();
  const { isBusy, perform } = useToldAct();
  const { data } = standing;
  return (
    <Panel title={texts.switchTitle}>
      <UntilLoaded of={standing} title={texts.failedToLoad} waiting={<Skeleton className="h-14 w-full" />} />
      {data?.isOffForAll && (
        <Banner tone="warn" className="mb-4">
          {texts.offForAll}
        </Banner>
      )}
      {data && (
        <Switch
          label={texts.switch}
          hint={texts.switchHint}
          checked={data.isOn}
          disabled={isBusy}
          onChange={({ target }) => perform(() => acts.switch(target.checked))}
        />
      )}
    </Panel>
  );
}
