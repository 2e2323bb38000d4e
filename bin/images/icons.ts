export interface Icon {
  name: string;
  sizePx: number;
  /** The mark's share of the side. Systems crop everything outside of four fifths. */
  markShare: number;
  /** Absent: transparent. */
  background?: string;
  /** Corner radius as a share of the side. */
  roundShare?: number;
}

const paper = "#fbfaf7";
const spruce = "#006455";

/** The icon files that browsers and systems request. */
export const icons: readonly Icon[] = [
  { name: "32", sizePx: 32, markShare: 0.94 },
  { name: "180", sizePx: 180, markShare: 0.62, background: paper },
  { name: "192", sizePx: 192, markShare: 0.62, background: paper, roundShare: 0.2 },
  { name: "512", sizePx: 512, markShare: 0.62, background: paper, roundShare: 0.2 },
  { name: "maskable-512", sizePx: 512, markShare: 0.46, background: paper },
];

/** A page with only the mark of the logo, centred. */
export function iconPage({ sizePx, markShare, background, roundShare = 0 }: Icon): string {
  const mark = sizePx * markShare;
  return `<!doctype html><body style="margin:0"><div style="width:${sizePx}px;height:${sizePx}px;display:grid;
    place-items:center;border-radius:${sizePx * roundShare}px;background:${background ?? "transparent"}">
    <svg width="${mark}" height="${mark}" viewBox="1.5 0 25 28" fill="none" stroke="${spruce}" stroke-width="3.6">
      <path d="M4 15.5 14 3.5 24 15.5"/><path d="M4 24.5 14 12.5 24 24.5"/>
    </svg></div></body>`;
}
