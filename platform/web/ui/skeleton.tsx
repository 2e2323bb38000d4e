import { classNames } from "./class-names.ts";

/** A placeholder of the content's exact size. Appears only after 200 ms. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className="block animate-delayed">
      <span
        className={classNames("block animate-breathe rounded-md bg-paper-3", className ?? "h-4 w-full")}
      />
    </span>
  );
}
