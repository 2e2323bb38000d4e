import type { IncomingHttpHeaders } from "node:http";

/** A request as it came in, its body read. */
export interface HeardRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What is answered: JSON, text or sound. */
export interface SpeechAnswer {
  status: number;
  contentType: string;
  body: string | Buffer;
}

export const json = (status: number, value: unknown): SpeechAnswer => ({
  ...{ status, contentType: "application/json" },
  body: JSON.stringify(value),
});

/** As FastAPI refuses a field, quoting what was in it. */
export const refuseAt = (field: string, input: unknown): SpeechAnswer =>
  json(422, { detail: [{ type: "value_error", loc: ["body", field], msg: "Value error", input }] });

export const sound = (mp3: Buffer): SpeechAnswer => ({ status: 200, contentType: "audio/mpeg", body: mp3 });

/** The provider's side of one interface; undefined for addresses that are not of it. */
export type Interface = (request: HeardRequest) => Promise<SpeechAnswer> | SpeechAnswer | undefined;
