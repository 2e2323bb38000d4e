import { ArrowDown } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";

/** Leads back to the end of a conversation that one has scrolled away from. */
export function JumpToLatest({ isShown, onJump }: { isShown: boolean; onJump: () => void }) {
  if (!isShown) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 -top-12 flex justify-center print:hidden">
      <Button
        className="pointer-events-auto animate-appear rounded-full! shadow-float"
        icon={<ArrowDown aria-hidden="true" size={16} />}
        onClick={onJump}
      >
        Jump to latest
      </Button>
    </div>
  );
}
