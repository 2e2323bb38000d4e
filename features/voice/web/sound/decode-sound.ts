/** Decodes MP3 from base64. Undefined when it is invalid. */
export function decodeSound(base64: string | undefined): Blob | undefined {
  if (!base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: "audio/mpeg" });
  } catch {
    return undefined;
  }
}
