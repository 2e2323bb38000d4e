import { ArrowDown } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";

/**
 * Scrolls back to the end of a conversation. Its row below the text is there without it too, so that nothing moves under
 * a pointer. In low windows (also at 200 % zoom) it is small and in the corner.
 */
export function JumpToLatest({ isShown, onJump }: { isShown: boolean; onJump: () => void }) {
  return (
    <div className="pointer-events-none mx-auto flex h-9 w-full max-w-conversation shrink-0 items-center justify-center px-4 sm:px-6 [@media(max-height:30rem)]:absolute [@media(max-height:30rem)]:inset-x-0 [@media(max-height:30rem)]:-top-6 [@media(max-height:30rem)]:justify-end print:hidden">
      {isShown && (
        <Button
          size="sm"
          className="pointer-events-auto animate-appear rounded-full! [@media(max-height:30rem)]:w-8 [@media(max-height:30rem)]:px-0!"
          icon={<ArrowDown aria-hidden="true" size={16} />}
          onClick={onJump}
        >
          <span className="[@media(max-height:30rem)]:sr-only">Jump to latest</span>
        </Button>
      )}
    </div>
  );
}
