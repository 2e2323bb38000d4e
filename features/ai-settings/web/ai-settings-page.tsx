import { AdminFrame } from "#features/admin/web/index.tsx";
import { InstructionsPanel } from "./instructions-panel.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { RedactionPanel } from "./redaction-panel.tsx";
import { installationScope } from "./scope.ts";
import { ToolsPanel } from "./tools/tools-panel.tsx";

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
          description="What each built-in tool may do without asking, for every workspace. A workspace can be stricter, never less strict than what you set here. Tools of connections get their modes in their workspace."
        />
        <RedactionPanel />
        <PreviewPanel scope={installationScope} />
      </div>
    </AdminFrame>
  );
}
