import { ArrowDown, ArrowUp } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";
import type { OutOfView } from "./waiting-card.ts";

/**
 * Scrolls back to the end of a conversation, or to a card out of view that waits for the reader. Its row below the text
 * is there without it too, so that nothing moves under a pointer. In low windows (also at 200 % zoom) it is in the
 * corner, and the way to the end is small.
 */
export function JumpToLatest({ isShown, onJump, waiting, onShowWaiting }: JumpToLatestProps) {
  const Arrow = waiting === "above" ? ArrowUp : ArrowDown;
  return (
    <div className="pointer-events-none mx-auto flex h-9 w-full max-w-conversation shrink-0 items-center justify-center px-4 sm:px-6 [@media(max-height:30rem)]:absolute [@media(max-height:30rem)]:inset-x-0 [@media(max-height:30rem)]:-top-6 [@media(max-height:30rem)]:justify-end print:hidden">
      {waiting ? (
        <Button
          size="sm"
          variant="brass"
          className="pointer-events-auto animate-appear rounded-full!"
          icon={<Arrow aria-hidden="true" size={16} />}
          onClick={onShowWaiting}
        >
          Waits for you: show
        </Button>
      ) : (
        isShown && (
          <Button
            size="sm"
            className="pointer-events-auto animate-appear rounded-full! [@media(max-height:30rem)]:w-8 [@media(max-height:30rem)]:px-0!"
            icon={<ArrowDown aria-hidden="true" size={16} />}
            onClick={onJump}
          >
            <span className="[@media(max-height:30rem)]:sr-only">Jump to latest</span>
          </Button>
        )
      )}
    </div>
  );
}

interface JumpToLatestProps {
  isShown: boolean;
  onJump: () => void;
  /** Where a card that waits for the reader is, when it is out of view. */
  waiting: OutOfView | undefined;
  onShowWaiting: () => void;
}
