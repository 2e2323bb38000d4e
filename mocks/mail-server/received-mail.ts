export interface ReceivedMail {
  from: string;
  /** The first recipient of the envelope. */
  to: string;
  /** All recipients of the envelope. */
  recipients: string[];
  /** By lower-case name, unfolded. */
  headers: Map<string, string>;
  text: string;
  html: string;
}

/** Parses a mail of the product, with plain and HTML parts, to one recipient. Throws with the fault when it is malformed. */
export function readMail(raw: string, from: string, to: string): ReceivedMail {
  const { headers, body } = readHead(raw);
  if (headers.get("to") !== to) throw new Error("The header To names somebody else than the envelope");
  const parts = readParts(headers.get("content-type") ?? "", body);
  const [text, html] = [parts.get("text/plain"), parts.get("text/html")];
  if (text === undefined || html === undefined) throw new Error("A mail has a plain part and an HTML part");
  return { from, to, recipients: [to], headers, text, html };
}

/** Parses a mail of a person, plain text to many recipients. Throws with the fault when it is malformed. */
export function readPersonalMail(raw: string, from: string, recipients: string[]): ReceivedMail {
  const { headers, body } = readHead(raw);
  if (headers.has("bcc")) throw new Error("The header Bcc tells of hidden recipients");
  if (!headers.get("reply-to")) throw new Error("The header reply-to is missing");
  if (!/^text\/plain\b/i.test(headers.get("content-type") ?? "")) throw new Error("A person's mail is plain");
  const text = decode(body, headers.get("content-transfer-encoding") ?? "7bit");
  return { from, to: recipients[0] ?? "", recipients, headers, text, html: "" };
}

function readHead(raw: string) {
  if (raw.split("\r\n").some((line) => line.length > 998)) throw new Error("A line is too long");
  const { headers, body } = readEntity(raw);
  for (const name of ["message-id", "date", "from", "to", "subject", "mime-version"])
    if (!headers.get(name)) throw new Error(`The header ${name} is missing`);
  headers.set("subject", decodeWords(headers.get("subject") ?? ""));
  return { headers, body };
}

function readEntity(raw: string) {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { headers, body: raw.slice(end + 4) };
}

function readParts(type: string, body: string): Map<string, string> {
  const boundary = /^multipart\/alternative;.*boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (!boundary) throw new Error("The mail is not multipart/alternative");
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return new Map(
    parts.map((part) => {
      const { headers, body: content } = readEntity(part.replace(/^\r\n/, ""));
      const [mediaType = ""] = (headers.get("content-type") ?? "").split(";");
      return [mediaType, decode(content, headers.get("content-transfer-encoding") ?? "7bit")];
    }),
  );
}

function decode(content: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(content, "base64").toString();
  if (encoding === "7bit") return content;
  if (encoding !== "quoted-printable") throw new Error(`The encoding ${encoding} is not expected`);
  return decodeQuoted(content.replace(/=\r\n/g, ""));
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}

function decodeWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/g, "?==?");
  return joined.replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_match, kind: string, word: string) =>
    kind.toUpperCase() === "B"
      ? Buffer.from(word, "base64").toString()
      : decodeQuoted(word.replaceAll("_", " ")),
  );
}
