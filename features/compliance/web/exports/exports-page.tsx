import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LockedDrawing } from "#platform/web/ui/drawings/locked-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { ComplianceArea } from "../compliance-area.tsx";
import { useLogRights } from "../log/use-log.ts";
import { FilesPanel } from "./files/files-panel.tsx";
import { SinksPanel } from "./sinks/sinks-panel.tsx";
import { exportTexts } from "./texts/export-texts.ts";

/** Taking events out: as files, and to receivers as they are recorded. */
export function ExportsPage() {
  const texts = useTexts(exportTexts);
  const rights = useLogRights();
  const { scopes, maySetUpReceivers } = rights.data ?? {};
  const mayExport = scopes?.some((scope) => scope !== "own");
  return (
    <ComplianceArea lead={texts.lead}>
      <UntilLoaded
        of={{ ...rights, error: rights.error instanceof Error ? rights.error : null }}
        title={texts.files.failed}
        waiting={<Skeleton className="h-80 w-full" />}
      />
      {mayExport === false && <EmptyState drawing={<LockedDrawing />}>{texts.forbidden}</EmptyState>}
      {mayExport && (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <FilesPanel />
          {maySetUpReceivers && <SinksPanel />}
        </div>
      )}
    </ComplianceArea>
  );
}
