import { LineDrawing } from "./line-drawing.tsx";

/** An empty slip. */
export function BlankSlipDrawing() {
  return (
    <LineDrawing>
      <path d="M28 10h40v46l-5 5-5-5-5 5-5-5-5 5-5-5-5 5-5-5z" />
      <path d="M36 22h24M36 30h24M36 42h12" />
      <path stroke="var(--accent)" d="M54 42h6" />
    </LineDrawing>
  );
}
