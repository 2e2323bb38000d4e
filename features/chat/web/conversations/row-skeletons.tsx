import { Skeleton } from "#platform/web/ui/skeleton.tsx";

const widths = ["w-4/5", "w-3/5", "w-11/12", "w-2/3", "w-3/4", "w-1/2"];

/** Placeholders of the list's rows at their exact height. */
export function RowSkeletons() {
  return (
    <div role="status" className="px-3 pt-8">
      <span className="sr-only">Loading the conversations</span>
      {widths.map((width) => (
        <div key={width} className="flex h-9 items-center px-2.5 pointer-coarse:h-11">
          <Skeleton className={`h-3.5 ${width}`} />
        </div>
      ))}
    </div>
  );
}
