import { Skeleton } from "#platform/web/ui/skeleton.tsx";

/** A placeholder of the page: traffic in full width, two panels below. */
export function AnalyticsSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className={`${panel} lg:col-span-2`}>
        <Skeleton className="h-5 w-24" />
        <div className="mt-4 grid gap-4 sm:grid-cols-3">
          {["visitors", "sessions", "views"].map((name) => (
            <Skeleton key={name} className="h-16 w-40 max-w-full" />
          ))}
        </div>
        <Skeleton className="mt-6 h-60 w-full" />
      </div>
      {["pages", "trial"].map((name) => (
        <div key={name} className={panel}>
          <Skeleton className="h-5 w-32" />
          <Skeleton className="mt-4 h-52 w-full" />
        </div>
      ))}
    </div>
  );
}

const panel = "rounded-lg border border-line-1 bg-paper-2 p-4 sm:p-5";
