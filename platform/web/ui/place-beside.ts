export type Side = "top" | "bottom" | "left" | "right";

const gapPx = 6;
const marginPx = 8;

/** Positions a fixed element beside a rectangle. Flips to the other side for lack of room. */
export function placeBeside(element: HTMLElement, anchor: DOMRect, side: Side): void {
  const { offsetWidth: width, offsetHeight: height } = element;
  const room = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
  const { left, top } = findPlace({ width, height }, anchor, side, room);
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}

interface Size {
  width: number;
  height: number;
}

type Rect = Pick<DOMRect, "left" | "top" | "right" | "bottom" | "width" | "height">;

/** Left and top of a box of this size beside the anchor and inside the room. */
export function findPlace(size: Size, anchor: Rect, side: Side, room: Size): { left: number; top: number } {
  const fits: Record<Side, boolean> = {
    top: anchor.top - gapPx - size.height >= marginPx,
    bottom: anchor.bottom + gapPx + size.height <= room.height - marginPx,
    left: anchor.left - gapPx - size.width >= marginPx,
    right: anchor.right + gapPx + size.width <= room.width - marginPx,
  };
  const chosen = fits[side] || !fits[opposite[side]] ? side : opposite[side];
  const centredLeft = clamp(anchor.left + (anchor.width - size.width) / 2, room.width - size.width);
  const centredTop = clamp(anchor.top + (anchor.height - size.height) / 2, room.height - size.height);
  if (chosen === "top") return { left: centredLeft, top: anchor.top - gapPx - size.height };
  if (chosen === "bottom") return { left: centredLeft, top: anchor.bottom + gapPx };
  if (chosen === "left") return { left: anchor.left - gapPx - size.width, top: centredTop };
  return { left: anchor.right + gapPx, top: centredTop };
}

const opposite: Record<Side, Side> = { top: "bottom", bottom: "top", left: "right", right: "left" };

function clamp(value: number, limit: number): number {
  return Math.round(Math.max(marginPx, Math.min(value, limit - marginPx)));
}
