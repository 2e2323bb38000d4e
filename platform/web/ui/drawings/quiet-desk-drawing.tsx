import { LineDrawing } from "./line-drawing.tsx";

/** A desk with a lamp and a sheet. */
export function QuietDeskDrawing() {
  return (
    <LineDrawing>
      <path d="M12 58h72" />
      <path d="M26 58V36l14-14" />
      <path d="m34 16 14 14-3 3a10 10 0 0 1-14-14z" />
      <path d="M52 58V44h20v14" />
      <path stroke="var(--accent)" d="M57 50h10" />
    </LineDrawing>
  );
}
