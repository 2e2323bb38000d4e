import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { whenIdle } from "#platform/web/when-idle.ts";
import type { Artifact } from "../../contract/index.ts";
import { useArtifactActs } from "../api/use-artifact-acts.ts";
import { titleOfText } from "../editor/title-of-text.ts";
import { formOf } from "../editor/unsaved-text.ts";
import { useText } from "../editor/use-text.ts";
import { ExportMenu } from "../exports/export-menu.tsx";
import { ArtifactContent } from "../kinds/artifact-content.tsx";
import { KindIcon } from "../kinds/kind-icon.tsx";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { ArtifactMenu } from "./artifact-menu.tsx";
import { Belonging } from "./belonging.tsx";
import { artifactViews, useShownView } from "./use-shown-view.ts";

const loadEditor = async () => ({ default: (await import("../editor/editor.tsx")).Editor });
const Editor = lazy(loadEditor);
const LeftText = lazy(async () => ({
  default: (await import("#platform/web/left-text/left-text.tsx")).LeftText,
}));
const VersionsPart = lazy(async () => ({
  default: (await import("../versions/versions-part.tsx")).VersionsPart,
}));

/** The first version holds what an artifact begins with. */
const firstSaved = 2;

/** An artifact that has loaded: reading, editing, its versions. What is typed is read before it is saved, too. */
export function ArtifactBody({ artifact, lead, isOnPage, onDeleted }: ArtifactBodyProps) {
  const words = useTexts(artifactTexts);
  const [view, setView] = useShownView();
  const acts = useArtifactActs();
  const { id, kind, title, language, version, content, abilities } = artifact;
  const typed = useText(artifact, acts, {
    onSaved: (saved) => {
      notify({ type: "success", title: words.saved(saved.version), duration: 4000 });
      const isUnnamed = saved.version === firstSaved && saved.title === words.untitled;
      const heading = isUnnamed ? titleOfText(kind, saved.text) : undefined;
      // The text is saved, and a title can be given later.
      if (heading) void acts.rename(id, heading).catch(() => undefined);
    },
    onDiscarded: (putBack) =>
      notify({
        ...{ type: "info", title: words.discarded, duration: 8000 },
        action: { label: words.undo, onClick: putBack },
      }),
  });
  const views = artifactViews.map((value) => ({
    value,
    label: value === "edit" && !abilities.save ? words.view.source : words.view[value],
  }));
  // Whoever may write finds the editor there, also where the network is gone by then.
  const mayWrite = abilities.save;
  useEffect(() => {
    if (mayWrite) whenIdle(() => void loadEditor().catch(() => undefined));
  }, [mayWrite]);
  const isOutside = artifact.integrity === "external" || artifact.integrity === "untrusted";
  return (
    <>
      <header className="flex min-h-12 shrink-0 items-center gap-1 px-2 pl-3">
        {lead}
        <KindIcon kind={kind} />
        <h2 className="min-w-0 flex-1 truncate text-base font-semibold" title={title}>
          {title}
        </h2>
        <span className="shrink-0 text-xs text-ink-3 tabular-nums">{words.version(version)}</span>
        <ExportMenu artifact={artifact} />
        <ArtifactMenu {...{ artifact, acts, isOnPage, onDeleted }} />
      </header>
      <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line-1 px-3 pb-2">
        <Segmented label={words.views} options={views} value={view} onChange={setView} />
        {typed.isChanged && view !== "edit" && <p className="text-xs text-warn">{words.unsaved}</p>}
        {isOnPage && <Belonging artifact={artifact} />}
      </div>
      <section
        key={view}
        ref={reachWhenScrollable}
        aria-label={words.view[view]}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto p-4 -outline-offset-2"
      >
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          {view === "read" && (
            <>
              {isOutside && kind === "html" && (
                <Banner tone="info" className="mb-3">
                  {words.outside}
                </Banner>
              )}
              <ArtifactContent
                {...{ kind, title, language }}
                content={abilities.save ? typed.text : content}
              />
            </>
          )}
          {view === "edit" && abilities.save && <Editor {...{ artifact, typed }} />}
          {view === "edit" && !abilities.save && (
            <>
              {typed.isChanged && <LeftText form={formOf(artifact.id)} />}
              <pre className="font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere">{content}</pre>
            </>
          )}
          {view === "versions" && <VersionsPart {...{ artifact, acts }} />}
        </Suspense>
      </section>
    </>
  );
}

interface ArtifactBodyProps {
  artifact: Artifact;
  lead: ReactNode;
  isOnPage: boolean;
  onDeleted: () => void;
}
