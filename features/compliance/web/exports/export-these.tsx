import { Download } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { LogFilter } from "../log/filter/log-filter.ts";
import { complianceTexts } from "../texts/compliance-texts.ts";

const ExportDialog = optionalPart(async () => (await import("./files/export-dialog.tsx")).ExportDialog);

/** Exports what the log shows at the moment. One's own events alone are read there. */
export function ExportThese({ filter }: { filter: LogFilter }) {
  const texts = useTexts(complianceTexts);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  if (filter.scope === "own") return null;
  return (
    <>
      <Button icon={<Download aria-hidden="true" size={16} />} onClick={() => setOpen(true)}>
        {texts.exportThese}
      </Button>
      <Suspense>
        {isOpen && (
          <ExportDialog
            filter={filter}
            onClose={() => setOpen(false)}
            onRequested={() => void navigate("/compliance/exports")}
          />
        )}
      </Suspense>
    </>
  );
}
