import { readFile } from "node:fs/promises";
import { join } from "node:path";

interface SharingPicture {
  language: "en" | "de";
  headline: readonly [string, string];
  lead: string;
  /** The receipt: the act, then lines of label and value. */
  act: string;
  lines: readonly (readonly [string, string])[];
  proof: readonly (readonly [string, string])[];
}

/** The texts of the preview images. */
export const sharingPictures: readonly SharingPicture[] = [
  {
    language: "en",
    headline: ["It does the work.", "It keeps the receipts."],
    lead: "The AI assistant that your company hosts itself.",
    act: "run.succeeded",
    lines: [
      ["Read", "3 sources"],
      ["Calculated", "1 sum"],
      ["Took", "4.2 s"],
    ],
    proof: [
      ["on behalf of", "Jana Holt"],
      ["record", "#70,412 · 5dc9da79"],
    ],
  },
  {
    language: "de",
    headline: ["Es erledigt die Arbeit.", "Es bewahrt die Belege."],
    lead: "Der KI-Assistent, den Sie selbst betreiben.",
    act: "run.succeeded",
    lines: [
      ["Gelesen", "3 Quellen"],
      ["Gerechnet", "1 Summe"],
      ["Dauer", "4,2 s"],
    ],
    proof: [
      ["im Auftrag von", "Jana Holt"],
      ["Eintrag", "#70.412 · 5dc9da79"],
    ],
  },
];

/** The image as a self-contained page of 1200 by 630. */
export async function sharingPage(root: string, picture: SharingPicture): Promise<string> {
  const { language, headline, lead, act, lines, proof } = picture;
  const rows = (of: SharingPicture["lines"]) =>
    of.map(([label, value]) => `<div class="row"><span>${label}</span><b>${value}</b></div>`).join("");
  return `<!doctype html><html lang="${language}"><head><style>${await fontFaces(root)}${style}</style></head><body>
    <header>${mark(46)}<span>Adjutant</span></header>
    <main><h1>${headline.join("<br>")}</h1><p>${lead}</p></main>
    <aside>
      <div class="slip"><div class="row"><b>${act}</b><b>14:02:11</b></div>${rows(lines)}<hr>${rows(proof)}</div>
      <svg class="edge" width="352" height="12" viewBox="0 0 352 12">${tornEdge(352)}</svg>
    </aside>
    <footer>${chevrons}</footer></body></html>`;
}

function mark(sizePx: number): string {
  return `<svg width="${sizePx}" height="${sizePx}" viewBox="0 0 28 28" fill="none" stroke="#006455" stroke-width="3.4">
    <path d="M4 15.5 14 3.5 24 15.5"/><path d="M4 24.5 14 12.5 24 24.5"/></svg>`;
}

const chevrons = [0, 1, 2]
  .map(
    () =>
      `<svg width="22" height="18" viewBox="0 0 22 18"><path d="M2 1h7l7 8-7 8H2l7-8z" fill="#006455"/></svg>`,
  )
  .join("");

/** The perforated lower edge of a slip. */
function tornEdge(widthPx: number): string {
  const bite = 11;
  const points = Array.from({ length: Math.floor(widthPx / bite) }, (_, index) => {
    return `L${index * bite + bite / 2} 10L${(index + 1) * bite} 0`;
  });
  return `<path d="M0 0${points.join("")}" fill="#fdfcfa" stroke="#c6c4be" stroke-width="1.2"/>`;
}

async function fontFaces(root: string): Promise<string> {
  const faces = [
    ["PlexSerif", "@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-500-normal.woff2"],
    ["PlexMono", "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2"],
    ["InterFace", "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"],
  ] as const;
  const rules = faces.map(async ([name, file]) => {
    const data = (await readFile(join(root, "node_modules", file))).toString("base64");
    return `@font-face{font-family:${name};font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
  });
  return (await Promise.all(rules)).join("");
}

const style = `
  * { box-sizing: border-box; margin: 0; }
  body { position: relative; width: 1200px; height: 630px; background: #fbfaf7; color: #101d21; overflow: hidden; }
  body::before { content: ""; position: absolute; inset: 28px; border: 1.5px solid #dfdeda; border-radius: 14px; }
  header { position: absolute; left: 76px; top: 72px; display: flex; align-items: center; gap: 14px; }
  header span { font: 600 34px InterFace; letter-spacing: -0.8px; }
  main { position: absolute; left: 76px; top: 204px; width: 660px; }
  h1 { font: 500 66px/1.13 PlexSerif; letter-spacing: -1.7px; white-space: nowrap; }
  p { margin-top: 30px; font: 400 27px/1.4 InterFace; color: #415055; letter-spacing: -0.2px; }
  aside { position: absolute; right: 76px; top: 178px; width: 352px; }
  .slip { padding: 24px 26px 18px; background: #fdfcfa; border: 1.5px solid #c6c4be; border-bottom: 0;
    border-radius: 12px 12px 0 0; font: 400 18px/32px PlexMono; }
  .edge { display: block; margin-top: -1px; }
  .row { display: flex; justify-content: space-between; white-space: nowrap; color: #5b696d; font-size: 17px; }
  .row b { font-weight: 400; color: #101d21; }
  hr { margin: 13px 0; border: 0; border-top: 1.5px dashed #c6c4be; }
  footer { position: absolute; left: 76px; bottom: 76px; display: flex; gap: 4px; }
`;
