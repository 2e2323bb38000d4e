import { apiQuery } from "#platform/web/api/client.ts";
import { useMay } from "#platform/web/api/use-may.ts";
import { SectionPage } from "#platform/web/page/section-page.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { InstructionsPanel } from "./instructions-panel.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { workspaceScope } from "./scope.ts";
import { ToolsPanel } from "./tools/tools-panel.tsx";

/** The assistant section of the settings, for owners and admins of the workspace. */
export function WorkspaceAssistantPage() {
  const me = apiQuery.useQuery("get", "/api/v1/me");
  const { workspaces = [], workspaceId } = me.data ?? {};
  const isManaging = useMay("workspace_ai.read");
  const current = workspaces.find(({ id }) => id === workspaceId);
  return (
    <SectionPage
      title="Assistant"
      lead={`What every assistant${current ? ` in ${current.name}` : ""} is told, and what it may use.`}
    >
      <UntilLoaded
        of={{ ...me, error: me.error instanceof Error ? me.error : null }}
        title="Failed to load your workspace"
        waiting={<Skeleton className="h-40 w-full" />}
      />
      {current && !isManaging && (
        <Panel title="Instructions and tools">
          <p className="text-sm text-ink-2">
            An owner or admin of {current.name} sets what its assistants are told and which tools they have.
          </p>
        </Panel>
      )}
      {current && isManaging && (
        <>
          <InstructionsPanel
            scope={workspaceScope}
            description="Order of precedence: the product’s own rules, the installation’s instructions, then these. Where they contradict each other, the earlier ones count. The built-in assistant follows rules of its own and ignores them."
          />
          <ToolsPanel
            scope={workspaceScope}
            description="What each tool may do here without asking. You can be stricter than the installation, never less strict than what it set."
          />
          <PreviewPanel scope={workspaceScope} />
        </>
      )}
    </SectionPage>
  );
}
