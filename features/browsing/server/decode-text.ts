/** The text of a response, by its stated encoding, a byte order mark or the page's own meta tag; else UTF-8. */
export function decodeText(body: Uint8Array, charset: string): string {
  return decoderFor(charset || declaredCharset(body) || "utf-8").decode(body);
}

function declaredCharset(body: Uint8Array): string | undefined {
  if (body[0] === 0xfe && body[1] === 0xff) return "utf-16be";
  if (body[0] === 0xff && body[1] === 0xfe) return "utf-16le";
  const head = new TextDecoder("latin1").decode(body.subarray(0, 2_048));
  return /<meta[^>]{1,200}charset\s*=\s*["']?([\w-]{2,40})/i.exec(head)?.[1];
}

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
