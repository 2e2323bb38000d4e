import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useSearchParams } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { scrimStyle } from "#platform/web/ui/dialog-style.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { overlayContainer } from "#platform/web/ui/overlay-root.tsx";
import { useMediaQuery } from "#platform/web/ui/use-media-query.ts";
import { SelectionButton } from "../anchors/selection-button.tsx";
import { useCommentChanges, useCommentCounts } from "../api/use-comments.ts";
import { showPanel, usePanelState } from "../panel-state.ts";
import { commentTexts } from "../texts/comment-texts.ts";
import { CommentList } from "./comment-list.tsx";

/** The comments beside the thread, or over it where there is no room. `?comment=<id>` opens them at one. */
export function CommentsPanel({ conversationId, messages }: CommentsPanelProps) {
  const words = useTexts(commentTexts);
  const state = usePanelState(conversationId);
  const [parameters, setParameters] = useSearchParams();
  const meantId = parameters.get("comment") ?? undefined;
  const isWide = useMediaQuery("(width >= 1024px)");
  const mayComment = useCommentCounts(conversationId).data?.mayComment === true;
  useCommentChanges(conversationId);
  const shownAs = useMemo(
    () =>
      new Map(
        messages.flatMap(({ id, siblingIds }) => [
          [id, id] as const,
          ...siblingIds.map((of) => [of, id] as const),
        ]),
      ),
    [messages],
  );

  useEffect(() => {
    if (meantId) showPanel({ conversationId, commentId: meantId });
  }, [conversationId, meantId]);

  const close = () => {
    showPanel(undefined);
    if (meantId) setParameters({}, { replace: true });
  };
  const closer = <IconButton label={words.close} icon={<X aria-hidden="true" size={18} />} onClick={close} />;
  return (
    <>
      {mayComment && <SelectionButton conversationId={conversationId} />}
      {state && isWide && (
        <aside
          aria-label={words.title}
          className="flex w-80 shrink-0 flex-col border-l border-line-1 bg-paper-1 print:hidden"
        >
          <header className="flex h-12 shrink-0 items-center justify-between pr-2 pl-4">
            <h2 className="text-base font-semibold">{words.title}</h2>
            {closer}
          </header>
          <CommentList {...{ state, shownAs }} />
        </aside>
      )}
      {state && !isWide && (
        <Dialog.Root open onOpenChange={(next) => !next && close()}>
          <Dialog.Portal container={overlayContainer}>
            <Dialog.Backdrop className={scrimStyle} />
            <Dialog.Popup className="fixed inset-x-0 bottom-0 z-50 flex h-[min(85dvh,44rem)] flex-col rounded-t-xl bg-paper-1 pb-[env(safe-area-inset-bottom)] text-ink-1 shadow-dialog outline-none sm:inset-y-0 sm:right-0 sm:left-auto sm:h-dvh sm:w-96 sm:rounded-none">
              <header className="flex h-12 shrink-0 items-center justify-between pr-2 pl-4">
                <Dialog.Title className="text-base font-semibold">{words.title}</Dialog.Title>
                {closer}
              </header>
              <CommentList {...{ state, shownAs }} />
            </Dialog.Popup>
          </Dialog.Portal>
        </Dialog.Root>
      )}
    </>
  );
}

interface CommentsPanelProps {
  conversationId: string;
  messages: readonly { id: string; siblingIds: readonly string[] }[];
}
