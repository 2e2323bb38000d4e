import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** A valid transcription request. */
export interface HeardSound {
  wav: Buffer;
  seconds: number;
  fileName: string;
  /** All other fields of the form. */
  fields: Record<string, string>;
}

export interface Refused {
  status: number;
  refusal: string;
}

interface Expected {
  apiKey: string;
  model: string;
}

const mostBytes = 25 * 1024 * 1024;
const known = new Set(["file", "model", "language", "prompt", "response_format", "temperature"]);
const formats = ["json", "text", "verbose_json", "srt", "vtt"];

/** Parses a transcription request, or returns the real server's error. */
export async function checkTranscriptionRequest(
  request: IncomingMessage,
  { apiKey, model }: Expected,
): Promise<HeardSound | Refused> {
  const body = await buffer(request);
  const { method, url, headers } = request;
  // An empty key: a server without keys, which also accepts none.
  const wanted = apiKey === "" ? undefined : `Bearer ${apiKey}`;
  if (headers.authorization !== wanted) return refuse(401, "Incorrect API key provided.");
  if (method !== "POST" || url !== "/v1/audio/transcriptions")
    return refuse(404, `Invalid URL (${method} ${url})`);
  const contentType = headers["content-type"] ?? "";
  if (!contentType.startsWith("multipart/form-data; boundary=")) return refuse(400, "Send a form of parts.");
  if (body.length > mostBytes) return refuse(413, "Maximum content size limit exceeded.");
  const form = await readForm(body, contentType);
  if (!form) return refuse(400, "Could not parse multipart form.");
  const unknown = [...form.keys()].find((name) => !known.has(name));
  if (unknown) return refuse(400, `Unrecognized request argument supplied: ${unknown}`);
  if (form.get("model") !== model) return refuse(400, `Invalid model ${form.get("model")}.`);
  const format = form.get("response_format");
  if (format !== null && !formats.includes(`${format}`)) return refuse(400, "Invalid response_format.");
  const language = form.get("language");
  if (language !== null && !/^[a-z]{2}$/.test(`${language}`)) return refuse(400, "Invalid language.");
  return readFile(form);
}

async function readFile(form: FormData): Promise<HeardSound | Refused> {
  const file = form.get("file");
  if (!(file instanceof File)) return refuse(400, "Missing required parameter: 'file'.");
  const wav = Buffer.from(await file.arrayBuffer());
  const isWav = wav.toString("latin1", 0, 4) === "RIFF" && wav.toString("latin1", 8, 12) === "WAVE";
  if (!isWav || !/[.]wav$/.test(file.name)) return refuse(400, "Invalid file format.");
  const seconds = (wav.length - 44) / wav.readUInt32LE(28);
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  return { wav, seconds, fileName: file.name, fields };
}

async function readForm(body: Buffer<ArrayBuffer>, contentType: string): Promise<FormData | undefined> {
  try {
    return await new Response(body, { headers: { "content-type": contentType } }).formData();
  } catch {
    return undefined;
  }
}

function refuse(status: number, refusal: string): Refused {
  return { status, refusal };
}
