import { PackageOpen } from "lucide-react";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { ArchiveGroups } from "./archive-groups.tsx";
import { PersonForm } from "./person-form.tsx";
import { archiveTexts } from "./texts/archive-texts.ts";
import { useArchiveActs, useArchives } from "./use-archives.ts";
import { VerifyArchive } from "./verify-archive.tsx";

/** Archives of people and of legal holds that the person asked for, and what became of them. */
export function ArchivesPanel() {
  const words = useTexts(archiveTexts);
  const archives = useArchives();
  const { request } = useArchiveActs();
  const [isBusy, setBusy] = useState(false);
  const { items, mayAskForOthers, verifierKeys = [] } = archives.data ?? {};
  const newest = items?.find(({ state }) => state === "ready");
  const ask = async () => {
    setBusy(true);
    await request({ kind: "person" }).catch((error) =>
      notify({ type: "error", title: words.notRequested, message: describeError(error) }),
    );
    setBusy(false);
  };
  const add = (
    <Button
      size="sm"
      variant="primary"
      busy={isBusy}
      icon={<PackageOpen aria-hidden="true" size={14} />}
      onClick={() => void ask()}
    >
      {words.request}
    </Button>
  );
  return (
    <Panel title={words.title} description={words.description} actions={add}>
      <UntilLoaded of={archives} title={words.failed} waiting={<Skeleton className="h-24 w-full" />} />
      {items?.length === 0 && (
        <EmptyState className="py-6" drawing={<QuietDeskDrawing />}>
          {words.empty}
        </EmptyState>
      )}
      <ArchiveGroups items={items ?? []} />
      {newest && <VerifyArchive one={newest} keys={verifierKeys} />}
      {mayAskForOthers && <PersonForm />}
    </Panel>
  );
}
