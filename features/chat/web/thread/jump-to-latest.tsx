import { ArrowDown } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";

/**
 * Scrolls back to the end of a conversation. On phones and in low windows (also at 200 % zoom) it is small
 * and in the corner, so that it does not cover the text.
 */
export function JumpToLatest({ isShown, onJump }: { isShown: boolean; onJump: () => void }) {
  if (!isShown) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 -top-12 mx-auto flex max-w-conversation justify-end px-4 sm:justify-center sm:px-6 [@media(max-height:30rem)]:-top-6 [@media(max-height:30rem)]:justify-end print:hidden">
      <Button
        className="pointer-events-auto animate-appear rounded-full! shadow-float max-sm:size-11! max-sm:px-0! [@media(max-height:30rem)]:w-8 [@media(max-height:30rem)]:px-0!"
        icon={<ArrowDown aria-hidden="true" size={16} />}
        onClick={onJump}
      >
        <span className="max-sm:sr-only [@media(max-height:30rem)]:sr-only">Jump to latest</span>
      </Button>
    </div>
  );
}
