import { useTexts } from "#platform/web/language/texts.ts";
import { ArchivesPanel } from "../archives/archives-panel.tsx";
import { ComplianceArea } from "../compliance-area.tsx";
import { ErasuresPanel } from "../erasures/erasures-panel.tsx";
import { requestTexts } from "./texts/request-texts.ts";

/** What people ask about their data: a copy of everything, and its erasure. Each part is a panel of its own. */
export function RequestsPage() {
  const texts = useTexts(requestTexts);
  return (
    <ComplianceArea lead={texts.lead}>
      <div className="grid grid-cols-1 gap-4">
        <ArchivesPanel />
        <ErasuresPanel />
      </div>
    </ComplianceArea>
  );
}
