import type { ReactNode } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { useArtifacts } from "../api/use-artifacts.ts";
import type { ArtifactViewName } from "../artifact/use-shown-view.ts";
import { readUnsaved } from "../editor/unsaved-text.ts";
import { KindIcon } from "../kinds/kind-icon.tsx";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { CreateMenu } from "./create-menu.tsx";

/** The artifacts of a conversation, the last changed first. */
export function ArtifactList({ conversationId, closer, onOpen }: ArtifactListProps) {
  const words = useTexts(artifactTexts);
  const artifacts = useArtifacts(conversationId);
  const { items = [], mayCreate = false } = artifacts.data ?? {};
  const creator = mayCreate && (
    <CreateMenu conversationId={conversationId} onCreated={(id) => onOpen(id, "edit")} />
  );
  return (
    <>
      <header className="flex min-h-12 shrink-0 items-center gap-1 border-b border-line-1 px-2 pl-3">
        {closer}
        <h2 className="min-w-0 flex-1 truncate text-base font-semibold">{words.title}</h2>
        {items.length > 0 && creator}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="p-4 empty:hidden">
          <UntilLoaded
            of={artifacts}
            title={words.listFailed}
            waiting={<Skeleton className="h-32 w-full" />}
          />
        </div>
        {artifacts.data && items.length === 0 && (
          <EmptyState action={creator}>{mayCreate ? words.none : words.noneToRead}</EmptyState>
        )}
        <ul aria-label={words.title} className="divide-y divide-line-1 empty:hidden">
          {items.map(({ id, kind, title, version, updatedAt }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2 transition-colors hover:bg-paper-3"
              >
                <KindIcon kind={kind} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-sm font-medium">{title}</span>
                  <span className="block truncate text-xs text-ink-3 tabular-nums">
                    {words.kinds[kind]} · {words.version(version)} · <RelativeTime at={new Date(updatedAt)} />
                    {readUnsaved(id) && ` · ${words.unsaved}`}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface ArtifactListProps {
  conversationId: string;
  closer: ReactNode;
  onOpen: (id: string, view?: ArtifactViewName) => void;
}
