import type { IncomingHttpHeaders } from "node:http";

/** A received request with its body. */
export interface HeardRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A reply: JSON, text or sound. */
export interface SpeechAnswer {
  status: number;
  contentType: string;
  body: string | Buffer;
}

export const json = (status: number, value: unknown): SpeechAnswer => ({
  ...{ status, contentType: "application/json" },
  body: JSON.stringify(value),
});

/** FastAPI's error for a field, quoting its input. */
export const refuseAt = (field: string, input: unknown): SpeechAnswer =>
  json(422, { detail: [{ type: "value_error", loc: ["body", field], msg: "Value error", input }] });

export const sound = (mp3: Buffer): SpeechAnswer => ({ status: 200, contentType: "audio/mpeg", body: mp3 });

/** One provider's API. Undefined for paths outside of it. */
export type Interface = (request: HeardRequest) => Promise<SpeechAnswer> | SpeechAnswer | undefined;
