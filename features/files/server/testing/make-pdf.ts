/** A PDF with one line of text for each page. */
export function makePdf(pages: readonly string[], { isEncrypted = false } = {}): Buffer {
  const objects: string[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${4 + 2 * index} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  for (const [index, text] of pages.entries()) {
    const lines = text.split("\n").map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj T*`);
    const stream = `BT /F1 12 Tf 14 TL 72 720 Td ${lines.join(" ")} ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    );
  }
  const locked = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >> /ID [<${"43".repeat(16)}> <${"43".repeat(16)}>]`;
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const entries = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${isEncrypted ? locked : ""} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
