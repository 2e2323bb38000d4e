import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import type { useFoundMessage } from "./use-found-message.ts";

/** Says above the messages why the one that was looked for is not in view, and leads to it. */
export function FoundMessageNote({ found, onShow }: FoundMessageNoteProps) {
  const { messageId, isLoading, trouble, leave } = found;
  if (messageId === undefined) return null;
  if (isLoading) {
    return (
      <p role="status" className="flex items-center justify-center gap-2 py-2 text-xs text-ink-3">
        <Spinner sizePx={14} /> Loading the messages up to the one found
      </p>
    );
  }
  if (!trouble) return null;
  return (
    <Banner
      className="mx-auto mt-3 w-full max-w-conversation"
      onDismiss={leave}
      action={
        trouble === "elsewhere" &&
        onShow && (
          <Button size="sm" onClick={() => onShow(messageId)}>
            Show that version
          </Button>
        )
      }
    >
      {trouble === "elsewhere"
        ? "The message found is in another version of this conversation."
        : "The message found no longer exists."}
    </Banner>
  );
}

interface FoundMessageNoteProps {
  found: ReturnType<typeof useFoundMessage>;
  /** Absent for people who cannot switch versions. */
  onShow: ((messageId: string) => void) | undefined;
}
