import { AdminFrame } from "#features/admin/web/index.tsx";
import { ExportButton } from "./export-button.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import { UsageReport } from "./usage-report.tsx";
import { useDays } from "./use-days.ts";

/** What models cost the installation, for its admins. */
export function SpendingPage() {
  const choice = useDays();
  return (
    <AdminFrame
      title="Spending"
      lead="What models are used for, and what it costs. The built-in assistant is no model and is free."
      actions={<ExportButton reach="installation" days={choice.days} />}
    >
      <div className="mb-4">
        <PeriodChoice choice={choice} />
      </div>
      <UsageReport reach="installation" days={choice.days} />
    </AdminFrame>
  );
}
