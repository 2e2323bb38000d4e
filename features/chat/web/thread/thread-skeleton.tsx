import { Skeleton } from "#platform/web/ui/skeleton.tsx";

/** A placeholder in the shape of a conversation. */
export function ThreadSkeleton() {
  return (
    <div
      role="status"
      className="mx-auto flex w-full max-w-conversation flex-1 flex-col gap-6 px-4 py-8 sm:px-6"
    >
      <span className="sr-only">Loading the conversation</span>
      <Skeleton className="ml-auto h-11 w-3/5 rounded-xl" />
      <div className="flex flex-col gap-2.5">
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  );
}
