import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { localeOf } from "#platform/web/language/locale.ts";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { LeftText } from "#platform/web/left-text/left-text.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { useDeletedArtifact } from "../api/use-artifacts.ts";
import { formOf } from "../editor/unsaved-text.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { useRestore } from "./use-restore.ts";

/** An artifact that is not there: for a day its owner and who made it can restore it. Everybody else is told that it is gone. */
export function GoneArtifact({ id, otherwise }: { id: string; otherwise: ReactNode }) {
  const words = useTexts(artifactTexts);
  const locale = localeOf[usePageLanguage()];
  const deleted = useDeletedArtifact(id);
  const [restore, restoring] = useRestore();
  if (deleted.isPending) return <Skeleton className="m-4 h-32" />;
  if (!deleted.data?.restorableUntil)
    return (
      <>
        <EmptyState action={otherwise}>{words.gone}</EmptyState>
        <LeftText key={id} form={formOf(id)} />
      </>
    );
  const { title, restorableUntil } = deleted.data;
  const until = new Date(restorableUntil).toLocaleString(locale, {
    ...{ day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  });
  return (
    <EmptyState
      action={
        <Button
          variant="primary"
          icon={<RotateCcw aria-hidden="true" size={16} />}
          busy={restoring === id}
          onClick={() => void restore(id)}
        >
          {words.restoreShort}
        </Button>
      }
    >
      {words.wasDeleted(title, until)}
    </EmptyState>
  );
}
