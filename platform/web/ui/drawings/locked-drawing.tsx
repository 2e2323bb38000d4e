import { LineDrawing } from "./line-drawing.tsx";

/** A locked drawer. */
export function LockedDrawing() {
  return (
    <LineDrawing>
      <path d="M20 16h56v44H20zM20 38h56" />
      <path d="M40 26h16" />
      <path stroke="var(--accent)" d="M48 46a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm0 6v4" />
    </LineDrawing>
  );
}
