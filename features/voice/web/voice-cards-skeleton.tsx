import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { voices } from "../contract/voices.ts";

/** Placeholders of the cards. */
export function VoiceCardsSkeleton() {
  return (
    <div role="status" aria-label="Loading your voice" className="grid gap-2 sm:grid-cols-2">
      {voices.map(({ id }) => (
        <Skeleton key={id} className="h-32 w-full pointer-coarse:h-38 rounded-lg" />
      ))}
    </div>
  );
}
