import { LineDrawing } from "./line-drawing.tsx";

/** A magnifying glass over an empty line. */
export function NoMatchDrawing() {
  return (
    <LineDrawing>
      <circle cx="44" cy="32" r="18" />
      <path d="m57 45 14 14" />
      <path stroke="var(--accent)" d="M37 32h14" />
    </LineDrawing>
  );
}
