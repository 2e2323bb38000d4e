import { AdminFrame } from "#features/admin/web/index.tsx";
import { InstructionsPanel } from "./instructions-panel.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { RedactionPanel } from "./redaction-panel.tsx";
import { installationScope } from "./scope.ts";
import { ToolsPanel } from "./tools-panel.tsx";

/** What holds for every assistant of the installation, for admins. */
export function AiSettingsPage() {
  return (
    <AdminFrame
      title="AI settings"
      lead="What every assistant of this installation is told, what it may use, and what providers never see."
    >
      <div className="grid gap-5">
        <InstructionsPanel
          scope={installationScope}
          description="Order of precedence: the product’s own rules, these instructions, then those of the workspace. Where they contradict each other, the earlier ones count. The built-in assistant follows rules of its own and ignores them."
        />
        <ToolsPanel
          scope={installationScope}
          description="A tool that is off is not offered to any model, and calls to it are denied. Workspaces can switch off more, but not switch these on."
        />
        <RedactionPanel />
        <PreviewPanel scope={installationScope} />
      </div>
    </AdminFrame>
  );
}
