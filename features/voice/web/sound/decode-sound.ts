/** MP3 from base64; undefined when it is none. */
export function decodeSound(base64: string | undefined): Blob | undefined {
  if (!base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: "audio/mpeg" });
  } catch {
    return undefined;
  }
}
