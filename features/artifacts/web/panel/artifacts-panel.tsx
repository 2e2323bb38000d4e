import { Dialog } from "@base-ui/react/dialog";
import { useTexts } from "#platform/web/language/texts.ts";
import { scrimStyle } from "#platform/web/ui/dialog-style.ts";
import { overlayContainer } from "#platform/web/ui/overlay-root.tsx";
import { useMediaQuery } from "#platform/web/ui/use-media-query.ts";
import { useArtifactChanges } from "../api/use-artifact-changes.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { PanelContent } from "./panel-content.tsx";
import { useOpenArtifact } from "./use-open-artifact.ts";

/** The artifacts beside a conversation, or over it where there is no room. `?artifact=<id>` opens one. */
export function ArtifactsPanel({ conversationId }: { conversationId: string }) {
  const words = useTexts(artifactTexts);
  const isWide = useMediaQuery("(width >= 1024px)");
  const { isOpen, openId, open } = useOpenArtifact();
  useArtifactChanges({
    // What is being written is watched, where that hides nothing.
    onCreated: (event) => {
      if (isWide && !isOpen && event.conversationId === conversationId && event.artifactId)
        open(event.artifactId);
    },
  });
  if (!isOpen) return null;
  const content = <PanelContent {...{ conversationId, openId }} onOpen={open} />;
  if (isWide)
    return (
      <aside
        aria-label={words.title}
        className="flex w-[clamp(24rem,45%,48rem)] shrink-0 flex-col border-l border-line-1 bg-paper-1 print:hidden"
      >
        {content}
      </aside>
    );
  return (
    <Dialog.Root open onOpenChange={(next) => !next && open(undefined)}>
      <Dialog.Portal container={overlayContainer}>
        <Dialog.Backdrop className={scrimStyle} />
        <Dialog.Popup
          aria-label={words.title}
          className="fixed inset-0 z-50 flex flex-col bg-paper-1 pb-[env(safe-area-inset-bottom)] text-ink-1 outline-none sm:left-auto sm:w-[min(40rem,100vw)] sm:shadow-dialog"
        >
          {content}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
