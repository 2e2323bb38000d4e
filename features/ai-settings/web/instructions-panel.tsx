import { useState } from "react";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { InstructionVersion } from "../contract/index.ts";
import { InstructionsDialog } from "./instructions-dialog.tsx";
import { InstructionsText } from "./instructions-text.tsx";
import type { Scope } from "./scope.ts";
import { useInstructions } from "./use-ai-settings.ts";
import { VersionDialog } from "./version-dialog.tsx";
import { VersionList } from "./version-list.tsx";

/** The current instructions, a button to change them, and their earlier versions. */
export function InstructionsPanel({ scope, description }: { scope: Scope; description: string }) {
  const [isEditing, setIsEditing] = useState(false);
  const [shown, setShown] = useState<InstructionVersion>();
  const instructions = useInstructions(scope);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = instructions;
  const versions = data?.pages.flatMap((page) => page.items) ?? [];
  const [current, ...earlier] = versions;
  const above = data?.pages[0]?.above ?? "";
  return (
    <Panel
      title="Instructions"
      description={description}
      actions={
        data && (
          <Button size="sm" onClick={() => setIsEditing(true)}>
            {current?.text ? "Edit instructions" : "Write instructions"}
          </Button>
        )
      }
    >
      <UntilLoaded
        of={instructions}
        title="The instructions could not be loaded"
        waiting={<Skeleton className="h-24 w-full" />}
      />
      {above !== "" && (
        <div className="mb-4">
          <h3 className="mb-1.5 text-sm font-medium">From the installation, above yours</h3>
          <InstructionsText text={above} />
        </div>
      )}
      {data && above !== "" && <h3 className="mb-1.5 text-sm font-medium">Of this workspace</h3>}
      {data &&
        (current?.text ? (
          <InstructionsText text={current.text} />
        ) : (
          <p className="text-sm text-ink-2">
            {above === ""
              ? "There are no instructions. Assistants follow the product’s own rules."
              : "There are none."}
          </p>
        ))}
      {current && (
        <VersionList
          current={current}
          earlier={earlier}
          hasMore={hasNextPage}
          isLoadingMore={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
          onShow={setShown}
        />
      )}
      {isEditing && (
        <InstructionsDialog scope={scope} current={current} onClose={() => setIsEditing(false)} />
      )}
      {shown && current && (
        <VersionDialog
          scope={scope}
          version={shown}
          currentNumber={current.number}
          onClose={() => setShown(undefined)}
        />
      )}
    </Panel>
  );
}
