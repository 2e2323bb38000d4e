import { useState } from "react";
import { useUsage } from "#features/entitlements/web/index.tsx";
import { SectionPage } from "#platform/web/page/section-page.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { ExportButton } from "./export-button.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import { UsageReport } from "./usage-report.tsx";
import { useDays } from "./use-days.ts";

/** One's own use of models; for owners and admins also that of the workspace. */
export function UsagePage() {
  const choice = useDays();
  const mayReadAll = useUsage().data?.canManage === true;
  const [chosen, setChosen] = useState<"own" | "workspace">("own");
  const reach = mayReadAll ? chosen : "own";
  return (
    <SectionPage
      title="Usage"
      lead={
        reach === "own"
          ? "What you used models for in this workspace, and what it cost."
          : "What this workspace used models for, and what it cost."
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        {mayReadAll && (
          <Segmented
            label="Whose usage"
            options={[
              { value: "own", label: "Mine" },
              { value: "workspace", label: "Workspace" },
            ]}
            value={chosen}
            onChange={setChosen}
          />
        )}
        <ExportButton reach={reach} days={choice.days} />
      </div>
      <PeriodChoice choice={choice} />
      <UsageReport reach={reach} days={choice.days} />
    </SectionPage>
  );
}
