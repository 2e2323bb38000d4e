import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { holdsTexts } from "../texts/holds-texts.ts";
import { PeriodDialog } from "./period-dialog.tsx";
import { usePeriod } from "./use-period.ts";

/** After how many days without a message the workspace's conversations are deleted. */
export function PeriodPanel() {
  const { period: words } = useTexts(holdsTexts);
  const period = usePeriod();
  const [isOpen, setOpen] = useState(false);
  const { data } = period;
  return (
    <Panel
      title={words.title}
      description={words.description}
      actions={data && <Button onClick={() => setOpen(true)}>{words.change}</Button>}
    >
      <UntilLoaded of={period} title={words.failed} />
      {data && <p>{data.days === null ? words.off : words.on(data.days)}</p>}
      {data && data.held > 0 && <p className="text-ink-2">{words.held(data.held)}</p>}
      {data && isOpen && <PeriodDialog present={data.days} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
