import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { BlankSlipDrawing } from "#platform/web/ui/drawings/blank-slip-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import type { EventSink } from "../../../contract/index.ts";
import { exportTexts } from "../texts/export-texts.ts";
import { useSinks } from "../use-sinks.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import { SinkRow } from "./sink-row.tsx";

const SinkDialog = optionalPart(async () => (await import("./sink-dialog.tsx")).SinkDialog);

/** Where events go as they are recorded. */
export function SinksPanel() {
  const { sinks: words } = useTexts(exportTexts);
  const sinks = useSinks();
  const [editing, setEditing] = useState<EventSink | "new">();
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button size="sm" icon={<Plus aria-hidden="true" size={14} />} onClick={() => setEditing("new")}>
      {words.add}
    </Button>
  );
  return (
    <Panel title={words.title} description={words.description} actions={add}>
      <UntilLoaded of={sinks} title={words.failed} />
      {sinks.data?.length === 0 && (
        <EmptyState className="py-6" drawing={<BlankSlipDrawing />}>
          {words.empty}
        </EmptyState>
      )}
      <ul aria-label={words.title} className="empty:hidden">
        {sinks.data?.map((sink) => (
          <SinkRow key={sink.id} sink={sink} onChange={() => setEditing(sink)} onSecret={setSecret} />
        ))}
      </ul>
      <Suspense>
        {editing && (
          <SinkDialog
            sink={editing === "new" ? undefined : editing}
            onClose={() => setEditing(undefined)}
            onSecret={setSecret}
          />
        )}
      </Suspense>
      {secret && !editing && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Panel>
  );
}
