import { useId } from "react";

/** The perforated lower edge of a slip, in full width. */
export function TornEdge() {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="6"
      className="absolute inset-x-0 top-full block overflow-visible"
    >
      <defs>
        <pattern id={id} width="8" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 0 4 4.5 8 0" fill="var(--paper-1)" stroke="var(--line-2)" />
        </pattern>
      </defs>
      <rect width="100%" height="6" fill={`url(#${id})`} />
    </svg>
  );
}
