import { Download } from "lucide-react";
import { useNavigate } from "react-router";
import { describeError } from "#platform/web/api/api-error.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { BulkExport } from "../../contract/index.ts";
import { useBulkExportActs } from "../exports/bulk/use-bulk-exports.ts";

/** Has conversations packed into one zip, which waits under the settings. */
export function ExportMenu({ ids, onRequested }: { ids: string[]; onRequested: () => void }) {
  const { request } = useBulkExportActs();
  const navigate = useNavigate();
  const ask = async (form: BulkExport["form"]) => {
    try {
      await request({ form, ids });
      onRequested();
      const see = () => void navigate("/settings/data");
      notify({
        type: "info",
        duration: 8000,
        title: "The export is being packed",
        action: { label: "See exports", onClick: see },
      });
    } catch (error) {
      notify({ type: "error", title: "No export was begun", message: describeError(error) });
    }
  };
  return (
    <Menu
      align="end"
      side="top"
      trigger={<IconButton label="Export" size="sm" icon={<Download aria-hidden="true" size={16} />} />}
      items={[
        { key: "markdown", label: "As Markdown", onSelect: () => void ask("markdown") },
        { key: "json", label: "As JSON", onSelect: () => void ask("json") },
      ]}
    />
  );
}
