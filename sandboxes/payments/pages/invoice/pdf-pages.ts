const width = 595;
const height = 842;
const top = 770;
const bottom = 64;

interface TextStyle {
  size?: number;
  isBold?: boolean;
  /** In points; longer text ends in an ellipsis. */
  width?: number;
}

/** A4 pages with text in standard PDF fonts. Characters outside Latin 1 become question marks. */
export class PdfPages {
  readonly #pages: string[][] = [[]];
  readonly #footer: string;
  #y = top;

  constructor(footer: string) {
    this.#footer = footer;
  }

  text(x: number, text: string, { size = 10, isBold = false, width: room = 480 }: TextStyle = {}): void {
    const shown = widthOf(text, size) > room ? `${text.slice(0, Math.floor(room / (size * 0.56)))}...` : text;
    this.#draw(`BT /${isBold ? "F2" : "F1"} ${size} Tf ${x} ${this.#y} Td ${literal(shown)} Tj ET`);
  }

  /** Figures right-aligned at `x`. */
  textEnding(x: number, text: string, size = 10): void {
    this.#draw(
      `BT /F1 ${size} Tf ${(x - widthOf(text, size)).toFixed(2)} ${this.#y} Td ${literal(text)} Tj ET`,
    );
  }

  rule(from: number, to: number): void {
    this.#draw(`0.6 w ${from} ${this.#y + 6} m ${to} ${this.#y + 6} l S`);
    this.down(14);
  }

  /** Moves down; starts a new page at the end. */
  down(points: number): void {
    this.#y -= points;
    if (this.#y >= bottom) return;
    this.#pages.push([]);
    this.#y = top;
  }

  toBuffer(title: string): Buffer {
    const kids = this.#pages.map((_page, index) => `${5 + index * 2} 0 R`);
    const objects = [
      "<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>",
      `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${kids.length} >>`,
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
      ...this.#pages.flatMap((page, index) => {
        const drawn = [...page, `BT /F1 8 Tf 56 36 Td ${literal(this.#footer)} Tj ET`].join("\n");
        const resources = "<< /Font << /F1 3 0 R /F2 4 0 R >> >>";
        return [
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources ${resources} /Contents ${6 + index * 2} 0 R >>`,
          `<< /Length ${Buffer.byteLength(drawn, "latin1")} >>\nstream\n${drawn}\nendstream`,
        ];
      }),
      `<< /Title ${literal(title)} >>`,
    ];
    return assemble(objects);
  }

  #draw(command: string): void {
    this.#pages.at(-1)?.push(command);
  }
}

function assemble(objects: string[]): Buffer {
  let file = "%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  const whole = `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(whole, "latin1");
}

/** A PDF string literal with escaped brackets and backslashes. */
function literal(text: string): string {
  const known = text
    .replace(/\u2013|\u2014/g, "-")
    .replace(/\u20ac/g, "\u0080")
    .replace(/\u00a0|\u202f/g, " ");
  return `(${known.replace(/[^\u0020-\u007e\u0080\u00a1-\u00ff]/g, "?").replace(/[\\()]/g, "\\$&")})`;
}

/** Approximate width in Helvetica; exact for figures, the only right-aligned text. */
function widthOf(text: string, size: number): number {
  return (
    [...text].reduce((sum, sign) => sum + (/[.,\s]/.test(sign) ? 0.278 : sign === "-" ? 0.333 : 0.556), 0) *
    size
  );
}
