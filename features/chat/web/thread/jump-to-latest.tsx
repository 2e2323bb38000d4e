import { ArrowDown } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";

/**
 * Leads back to the end of a conversation that one has scrolled away from. In a low window, as everything has it that is
 * shown twice as large, it keeps to the corner: in the middle it would lie over the one line that is in view.
 */
export function JumpToLatest({ isShown, onJump }: { isShown: boolean; onJump: () => void }) {
  if (!isShown) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 -top-12 mx-auto flex max-w-conversation justify-center px-4 sm:px-6 [@media(max-height:30rem)]:-top-6 [@media(max-height:30rem)]:justify-end print:hidden">
      <Button
        className="pointer-events-auto animate-appear rounded-full! shadow-float [@media(max-height:30rem)]:w-8 [@media(max-height:30rem)]:px-0!"
        icon={<ArrowDown aria-hidden="true" size={16} />}
        onClick={onJump}
      >
        <span className="[@media(max-height:30rem)]:sr-only">Jump to latest</span>
      </Button>
    </div>
  );
}
