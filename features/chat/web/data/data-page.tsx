import { SectionPage } from "#platform/web/page/section-page.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { BulkExportPanel } from "../exports/bulk/bulk-export-panel.tsx";
import { ImportPanel } from "../imports/import-panel.tsx";
import { LinkList } from "../public-links/link-list.tsx";

/** The data section of the settings: what leaves the product and what comes in. */
export function DataPage() {
  return (
    <SectionPage title="Data" lead="Your conversations outside this product.">
      <BulkExportPanel />
      <ImportPanel />
      <Panel
        title="Public links"
        description="Copies of conversations that everybody with the link can read. Make one in the conversation's menu."
      >
        <LinkList />
      </Panel>
    </SectionPage>
  );
}
