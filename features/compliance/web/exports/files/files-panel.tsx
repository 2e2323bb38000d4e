import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { useLogRights } from "../../log/use-log.ts";
import { exportTexts } from "../texts/export-texts.ts";
import { useExports } from "../use-exports.ts";
import { ExportRow } from "./export-row.tsx";

const ExportDialog = optionalPart(async () => (await import("./export-dialog.tsx")).ExportDialog);

/** Exports as files, and what became of them. */
export function FilesPanel() {
  const { files: words } = useTexts(exportTexts);
  const exports = useExports();
  const { scopes = [] } = useLogRights().data ?? {};
  const [isAdding, setAdding] = useState(false);
  const scope = scopes.includes("workspace") ? "workspace" : "installation";
  const add = (
    <Button size="sm" icon={<Plus aria-hidden="true" size={14} />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  );
  return (
    <Panel title={words.title} description={words.description} actions={add}>
      <UntilLoaded of={exports} title={words.failed} />
      {exports.data?.length === 0 && (
        <EmptyState className="py-6" drawing={<QuietDeskDrawing />}>
          {words.empty}
        </EmptyState>
      )}
      <ul aria-label={words.title} className="empty:hidden">
        {exports.data?.map((one) => (
          <ExportRow key={one.id} one={one} />
        ))}
      </ul>
      <Suspense>{isAdding && <ExportDialog filter={{ scope }} onClose={() => setAdding(false)} />}</Suspense>
    </Panel>
  );
}
