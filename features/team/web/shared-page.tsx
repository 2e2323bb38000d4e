import { Suspense } from "react";
import { SharedLists } from "#features/sharing/web/index.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { TeamArea } from "./team-area.tsx";

/** What is shared with me and by me. */
export function SharedPage() {
  return (
    <TeamArea>
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <SharedLists />
      </Suspense>
    </TeamArea>
  );
}
