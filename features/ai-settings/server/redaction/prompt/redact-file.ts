import type { LanguageModelV4FilePart } from "@ai-sdk/provider";
import type { ChangeText } from "./map-texts.ts";

type Data = LanguageModelV4FilePart["data"];

const textTypes =
  /^(?:text(?:\/|$)|(?:application|image)\/(?:[\w.-]+\+)?(?:json|xml|yaml|javascript|csv)\b|image\/svg)/i;

/** A file with its name and its text changed. Bytes are changed when their media type says that they are text. */
export function redactFile<File extends { filename?: string; mediaType: string; data: Data }>(
  file: File,
  change: ChangeText,
): File {
  return {
    ...file,
    ...(file.filename === undefined ? {} : { filename: change(file.filename) }),
    data: redactData(file.data, file.mediaType, change),
  };
}

function redactData(data: Data, mediaType: string, change: ChangeText): Data {
  switch (data.type) {
    case "text":
      return { ...data, text: change(data.text) };
    case "url":
      return { ...data, url: redactUrl(data.url, change) };
    case "data":
      return textTypes.test(mediaType) ? { ...data, data: redactBytes(data.data, change) } : data;
    // The provider's own id of a file that it has.
    case "reference":
      return data;
  }
}

/** An address with a placeholder for its host leads nowhere, so nothing of it is sent. */
function redactUrl(url: URL, change: ChangeText): URL {
  return URL.parse(change(url.href)) ?? new URL("https://redacted.invalid/");
}

/** The same kind that was given: bytes, or base64. */
function redactBytes(given: Uint8Array | string, change: ChangeText): Uint8Array | string {
  const text = decode(typeof given === "string" ? Buffer.from(given, "base64") : given);
  const changed = change(text);
  if (changed === text) return given;
  const bytes = Buffer.from(changed, "utf8");
  return typeof given === "string" ? bytes.toString("base64") : new Uint8Array(bytes);
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder().decode(bytes);
}
